import type en from "./en.ts";

const cs: Record<keyof typeof en, string> = {
  "ending.resignation": "{seat} se vzdává.",
  "ending.draw": "Remíza dohodou.",
  "ending.abort": "Hra byla zrušena.",

  "record.not-json": "Tohle není hra Medallionu, nebo soubor není celý. Vyber jiný.",
  "record.wrong-format": "Tohle není hra Medallionu. Vyber jiný soubor.",
  "record.newer-save": "Tuto hru uložila novější verze. Otevřeš ji, až Medallion aktualizuješ.",
  "record.damaged": "Soubor je poškozený nebo upravený. Použij jinou kopii.",
  "record.bad-shape": "Záznam je poškozený nebo upravený. Použij jinou kopii.",
  "record.refused-by-game": "Hra tento záznam nedokáže přečíst. Použij jinou kopii.",
  "record.unknown-game": "Hra „{game}“ tu není. Aktualizuj Medallion.",
  "record.checkpoint-differs": "Tahy v této uložené hře neodpovídají její pozici. Použij jinou kopii.",
  "record.newer-rules": "Tato hra potřebuje verzi {version} svých pravidel. Aktualizuj Medallion.",
  "record.older-rules":
    "Tato hra se hrála podle verze {version} svých pravidel. Přehraj ji Medallionem, který tu verzi má.",
  "record.illegal-entry": "Zápis {entry} neodpovídá hře ({reason}). Použij jinou kopii.",
  "reason.game-over": "hra už skončila",
  "reason.no-question": "toto místo nemělo o čem rozhodovat",
  "reason.stale-question": "hra se ptala na něco jiného",
  "reason.no-such-choice": "taková volba není",
  "reason.no-such-seat": "takové místo není",
  "reason.takeback": "tolik tahů nelze vrátit",
  "record.rules-failed": "Pravidla na této hře selhávají ({reason}). Nahlas nám to, prosím.",
  "record.damaged-link": "Odkaz není celý nebo je upravený. Zkopíruj ho znovu celý.",
  "record.newer-link":
    "Tohle není odkaz na hru, nebo je z novější verze. Zkopíruj ho znovu, nebo aktualizuj Medallion.",
  "record.several-versions": "Tato hra se hrála podle několika verzí pravidel. Sdílej ji jako soubor.",
  "record.still-running": "Tato hra ještě běží. Odkaz můžeš sdílet, až skončí.",

  "proof.record": "Záznam odpovídá oznámenému.",
  "proof.record.other": "Záznam se od oznámeného liší.",
  "proof.record.unreadable": "Záznam nelze přečíst: {why}",
  "proof.commitment": "Semínko odpovídá otisku z doby před rozdáním.",
  "proof.commitment.seed": "Semínko neodpovídá otisku z doby před rozdáním.",
  "proof.commitment.published": "Otisk v záznamu se liší od toho, který byl zveřejněn před rozdáním.",
  "proof.key": "Klíč je vytvořen ze semínka a solí hráčů (počet: {salts}).",
  "proof.key.other": "Část {part} hry používá klíč, který nevznikl ze semínka a solí.",
  "proof.key.hidden": "Část {part} hry začíná pozicí, která klíč neukazuje.",
  "proof.segment":
    "Část {part} byla přehrána: {count, plural, one {její # zápis je platný} few {všechny její # zápisy jsou platné} many {všech jejích # zápisu je platných} other {všech jejích # zápisů je platných}}.",
  "proof.segment.needs":
    "Část {part} potřebuje verzi {version} pravidel. Ověř ji Medallionem, který tu verzi má.",
  "proof.segment.broken": "Část {part} nelze přehrát: {why}",
  "proof.result": "Hra vede k uvedenému výsledku.",
  "proof.result.open": "Záznam nedochází na konec hry, výsledek tedy zůstává otevřený.",
  "proof.result.position": "Semínko, soli a tahy vedou k jiné konečné pozici.",
  "proof.result.outcome": "Uvedený výsledek se liší od toho, ke kterému hra došla.",
  "proof.result.unclaimed": "Chybí konečná pozice nebo výsledek k porovnání.",
};

export default cs;

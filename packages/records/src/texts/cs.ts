import type en from "./en.ts";

const cs: Record<keyof typeof en, string> = {
  "ending.resignation": "{seat} se vzdává.",
  "ending.draw": "Hráči se dohodli na remíze.",
  "ending.abort": "Hra byla zrušena.",

  "record.not-json": "Tohle není uložená hra, nebo soubor není celý; vyber jiný.",
  "record.wrong-format": "Tohle není uložená hra Medallionu; vyber jiný soubor.",
  "record.newer-save": "Tuto hru uložila novější verze Medallionu; aktualizuj ho.",
  "record.damaged": "Soubor je poškozený nebo změněný; použij jinou kopii.",
  "record.bad-shape": "Část záznamu je poškozená; použij nezměněnou kopii.",
  "record.refused-by-game": "Hra tomuto záznamu nerozumí; použij nezměněnou kopii.",
  "record.unknown-game": "Hra „{game}“ tu není; aktualizuj Medallion.",
  "record.checkpoint-differs": "Tahy v této uložené hře nevedou k její pozici; použij nezměněnou kopii.",
  "record.newer-rules": "Tato hra potřebuje verzi {version} svých pravidel; aktualizuj Medallion.",
  "record.older-rules":
    "Tato hra se hrála podle verze {version} svých pravidel; přehraj ji Medallionem, který tu verzi má.",
  "record.illegal-entry": "Zápis {entry} neodpovídá pravidlům hry ({reason}); použij nezměněnou kopii.",
  "reason.game-over": "hra už skončila",
  "reason.no-question": "z tohoto místa se odpověď nečeká",
  "reason.stale-question": "otázka je jiná",
  "reason.no-such-choice": "taková volba není",
  "reason.no-such-seat": "takové místo není",
  "reason.takeback": "tolik tahů nelze vrátit",
  "record.rules-failed": "Pravidla na této hře selhávají ({reason}); nahlas nám to, prosím.",
  "record.damaged-link": "Odkaz není celý nebo je změněný; zkopíruj ho znovu celý.",
  "record.newer-link":
    "Tohle není odkaz na hru, nebo je z novější verze Medallionu; zkopíruj ho znovu, nebo Medallion aktualizuj.",
  "record.several-versions": "Tato hra se hrála podle několika verzí pravidel; sdílej ji jako soubor.",
  "record.still-running": "V této hře ještě hrají ostatní; odkaz vytvoř, až skončí.",

  "proof.record": "Záznam odpovídá oznámenému.",
  "proof.record.other": "Záznam se od oznámeného liší.",
  "proof.record.unreadable": "Záznam nelze přečíst: {why}",
  "proof.commitment": "Semínko odpovídá otisku zveřejněnému před rozdáním.",
  "proof.commitment.seed": "Semínko otisku neodpovídá.",
  "proof.commitment.published": "Otisk v záznamu se liší od toho, který byl zveřejněn před rozdáním.",
  "proof.key": "Klíč je vytvořen ze semínka a solí hráčů (počet: {salts}).",
  "proof.key.other": "Část {part} hry pokračuje s klíčem, který ze semínka a solí nevznikne.",
  "proof.key.hidden": "Část {part} hry pokračuje z pozice, která klíč neukazuje.",
  "proof.segment":
    "Část {part} byla přehrána: {count, plural, one {její # zápis je platný} few {všechny její # zápisy jsou platné} many {všech jejích # zápisu je platných} other {všech jejích # zápisů je platných}}.",
  "proof.segment.needs":
    "Část {part} potřebuje verzi {version} pravidel; ověř ji Medallionem, který tu verzi má.",
  "proof.segment.broken": "Část {part} nelze přehrát: {why}",
  "proof.result": "Hra dochází k uvedenému výsledku.",
  "proof.result.open": "Záznam nedošel na konec hry, výsledek tedy ověřit nejde.",
  "proof.result.position": "Semínko, soli a tahy vedou k jiné konečné pozici.",
  "proof.result.outcome": "Uvedený výsledek se liší od toho, ke kterému hra došla.",
  "proof.result.unclaimed": "Chybí konečná pozice nebo výsledek, se kterými by šlo srovnávat.",
};

export default cs;

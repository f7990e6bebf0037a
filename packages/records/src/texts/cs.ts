import type en from "./en.ts";

const cs: Record<keyof typeof en, string> = {
  "ending.resignation": "{seat} se vzdává.",
  "ending.draw": "Byla dohodnuta remíza.",
  "ending.abort": "Hra byla zrušena.",

  "record.not-json": "Toto není uložená hra, nebo je soubor neúplný; vyber úplný.",
  "record.wrong-format": "Toto není uložená hra Medallionu; vyber jiný soubor.",
  "record.newer-save": "Tuto hru uložil novější Medallion; otevřeš ji po aktualizaci.",
  "record.damaged": "Tento soubor s uloženou hrou je změněný nebo poškozený; použij jinou kopii.",
  "record.bad-shape": "Část tohoto záznamu není taková, jaká má být; použij nezměněnou kopii.",
  "record.refused-by-game": "Hra nedokáže přečíst, co v tomto záznamu je; použij nezměněnou kopii.",
  "record.unknown-game": "Hra „{game}“ tu není; aktualizuj Medallion.",
  "record.checkpoint-differs":
    "Volby v této uložené hře nevedou k pozici, která je v ní; použij nezměněnou kopii.",
  "record.newer-rules": "Tato hra potřebuje verzi {version} svých pravidel; aktualizuj Medallion.",
  "record.older-rules":
    "Tato hra se hrála podle verze {version} svých pravidel; přehraj ji Medallionem, který ji má.",
  "record.illegal-entry":
    "Zápis {entry} v průběhu hry neodpovídá pravidlům ({reason}); použij nezměněnou kopii.",
  "reason.game-over": "hra už skončila",
  "reason.no-question": "místo nedluží odpověď",
  "reason.stale-question": "otázka je jiná",
  "reason.no-such-choice": "taková volba není",
  "reason.no-such-seat": "takové místo není",
  "reason.takeback": "tolik nelze vzít zpět",
  "record.rules-failed": "Pravidla na této hře selhávají ({reason}); prosíme, nahlas to.",
  "record.damaged-link": "Tento odkaz je neúplný nebo pozměněný; zkopíruj ho znovu celý.",
  "record.newer-link":
    "Toto není odkaz na hru, nebo je z novějšího Medallionu; zkopíruj ho znovu, nebo Medallion aktualizuj.",
  "record.several-versions": "Tato hra se hrála podle několika verzí pravidel; sdílej ji jako soubor.",
  "record.still-running": "V této hře ještě hrají ostatní; odkaz vytvoř, až skončí.",

  "proof.record": "Záznam je ten, který byl oznámen.",
  "proof.record.other": "Záznam není ten, který byl oznámen.",
  "proof.record.unreadable": "Záznam nelze přečíst: {why}",
  "proof.commitment": "Semínko je to, ke kterému byl před rozdáním dán závazek.",
  "proof.commitment.seed": "Semínko není to, ke kterému byl dán závazek.",
  "proof.commitment.published": "Závazek v záznamu není ten, který byl zveřejněn před rozdáním.",
  "proof.key": "Klíč je vytvořen ze semínka a solí hráčů (počet: {salts}).",
  "proof.key.other": "Část {part} hry pokračuje s klíčem, který ze semínka a solí nevznikne.",
  "proof.key.hidden": "Část {part} hry pokračuje z pozice, která klíč neukazuje.",
  "proof.segment":
    "Část {part} byla přehrána: {count, plural, one {její # zápis je platný} few {všechny její # zápisy jsou platné} many {všech jejích # zápisu je platných} other {všech jejích # zápisů je platných}}.",
  "proof.segment.needs": "Část {part} potřebuje verzi {version} pravidel; ověř ji Medallionem, který ji má.",
  "proof.segment.broken": "Část {part} nelze přehrát: {why}",
  "proof.result": "Hra dospěje k výsledku, který byl udán.",
  "proof.result.open": "Konce hry nebylo dosaženo, její výsledek tedy zůstává otevřený.",
  "proof.result.position": "Semínko, soli a volby vedou k jiné konečné pozici.",
  "proof.result.outcome": "Udaný výsledek není ten, ke kterému hra dospěla.",
  "proof.result.unclaimed": "Chybí konečná pozice nebo výsledek, se kterými by šlo srovnávat.",
};

export default cs;

import { randomInt } from "node:crypto";

/** Creatures and herbs by their Latin names, none of them neuter: they read alike in every language of the pages. */
const CREATURES = words(`
  Achillea Aquila Ardea Arnica Asio Aster Betonica Bombus Bubo Bufo Buteo Calendula Calluna Caltha
  Capella Carduus Castor Cervus Cetonia Ciconia Cicuta Cinclus Circus Clangula Columba Corvus Corylus Crex
  Cuculus Cyanus Cygnus Dama Digitalis Draba Drosera Erica Esox Euphrasia Falco Felis Fragaria
  Fringilla Fulica Galanthus Galerida Gavia Genista Gentiana Grus Hedera Hirundo Hyla Ilex Iris Juniperus
  Lacerta Lanius Larus Lavandula Lepus Linaria Locusta Lupus Luscinia Lutra Lynx Malva Martes Melissa Mentha
  Merula Milvus Monarda Mustela Myosotis Nepeta Nigella Oriolus Paeonia Parnassia Parus Perca Perdix Pica
  Picus Primula Pulsatilla Quercus Rana Regulus Rosa Ruta Salix Salvia Saxicola Scilla Sciurus Sitta Sorbus
  Strix Sturnus Sylvia Talpa Tilia Turdus Upupa Urtica Valeriana Vanessa Verbena Veronica Viola Vipera Vulpes`);

/** Qualities whose Latin word is the same for whatever is not neuter. */
const QUALITIES = words(`
  Agilis Alacris Amabilis Audax Australis Autumnalis Borealis Brevis Campestris Clemens Constans Dulcis
  Elegans Errans Felix Ferox Fidelis Flagrans Florens Fluvialis Fortis Fragrans Fulgens Gracilis Hiemalis
  Hilaris Humilis Illustris Insignis Lacustris Latens Lenis Levis Loquax Lucens Lunaris Micans Mirabilis Mitis
  Natans Nemoralis Nitens Nivalis Nobilis Occidentalis Orientalis Palustris Perennis Pluvialis
  Potens Prudens Pugnax Regalis Repens Rubens Ruralis Sagax Saliens Sapiens Silvestris Simplex Solaris
  Splendens Stellaris Suavis Subtilis Tenax Terrestris Velox Vernalis Vigil Vigilans Virens Viridis
  Vivax Volans Volucris`);

/** A pleasant name for a guest who chose none, of no language in particular; others may have the same. */
export function inventName(): string {
  return `${pick(CREATURES)} ${pick(QUALITIES)}`;
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function pick(from: readonly string[]): string {
  return from[randomInt(from.length)] ?? "";
}

import type { Bilingual } from '../engine/index.js';
import type { GermanId, Series, StatementId, ThirdEditionId, Topic } from './statement-id.js';

/**
 * What stands side by side. `see` are statements that have their place elsewhere but belong to the comparison; a note says how
 * the server plays where an edition's own text is silent.
 */
export type Row = { readonly A?: readonly ThirdEditionId[]; readonly B?: readonly GermanId[]; readonly see?: readonly StatementId[]; readonly note?: Readonly<Partial<Record<Series, Bilingual>>> };

const raceIds: readonly ThirdEditionId[] = ['A42', 'A43', 'A44', 'A45', 'A46', 'A47', 'A48', 'A49', 'A50', 'A51', 'A52', 'A53', 'A54', 'A55', 'A56', 'A57', 'A58'];
const inA = (en: string, de: string): Pick<Row, 'note'> => ({ note: { A: { en, de } } });
const inB = (en: string, de: string): Pick<Row, 'note'> => ({ note: { B: { en, de } } });
const same = inB('The same.', 'Ebenso.');

/** Every statement once, in the order of the documents. */
export const rows: Readonly<Record<Topic, readonly Row[]>> = {
  'set-up': [{ A: ['A1', 'A4'], see: ['B3'] }, { A: ['A3'], B: ['B1'] }, { A: ['A2'], B: ['B2'] }, { A: ['A5'], B: ['B3'] }],
  boarding: [
    { A: ['A6'], B: ['B4', 'B22'] }, { A: ['A7'], B: ['B5'] }, { A: ['A8'], B: ['B6'] },
    { B: ['B7'], ...inA('Likewise: the control marker holds the planet, not the leader (R4.0g).', 'Ebenso: Den Planeten hält der Kontrollmarker, nicht der Anführer (R4.0g).') },
    { B: ['B8', 'B9'], ...inA('Aboard directly before movement, or on the way as ground forces are (R2.9); from ship to ship before movement only (R4.0d).', 'An Bord unmittelbar vor der Bewegung oder unterwegs wie Bodentruppen (R2.9); von Schiff zu Schiff nur vor der Bewegung (R4.0d).') },
  ],
  landing: [
    { B: ['B10'], ...inA('With the landings of the action (R2.33).', 'Mit den Landungen der Aktion (R2.33).') },
    { A: ['A9'], B: ['B11'] },
    { B: ['B12'], ...inA('Captive of the defender; killed where nobody owns the planet (R5.6–R5.8).', 'Gefangener des Verteidigers; tot, wenn der Planet niemandem gehört (R5.6–R5.8).') },
  ],
  fate: [
    { A: ['A24', 'A25'], ...inB('The same moments, but a lost garrison alone changes nothing while the control marker stands (B20).', 'Dieselben Augenblicke; doch eine verlorene Garnison allein ändert nichts, solange der Kontrollmarker steht (B20).') },
    { A: ['A26'], B: ['B13'] }, { A: ['A27'], B: ['B15'] }, { A: ['A28'], B: ['B14'] }, { A: ['A29'], B: ['B16'] },
    { A: ['A30'], B: ['B17'] }, { A: ['A31'], B: ['B18'] }, { A: ['A32'], B: ['B19'] }, { A: ['A33'], B: ['B20', 'B21'] },
  ],
  capture: [
    { B: ['B23'], ...inA('Likewise: everybody sees who holds whom.', 'Ebenso: Alle sehen, wer wen hält.') },
    { A: ['A34'], B: ['B24', 'B26'] }, { A: ['A35'], B: ['B25'] },
  ],
  rescue: [
    { A: ['A36'], B: ['B27', 'B28'] }, { A: ['A37'], see: ['B28'] },
    { A: ['A38'], ...inB('A die draws him, each with the same chance (S19.11).', 'Ein Wurf lost ihn aus, jeder hat dieselbe Aussicht (S19.11).') },
    { A: ['A40'], B: ['B29'] }, { A: ['A39'], B: ['B30'] },
    { A: ['A41'], ...inB('Nothing of the kind: the die decides for the last planet too.', 'Nichts dergleichen: Auch beim letzten Planeten entscheidet der Wurf.') },
  ],
  general: [
    { see: ['A65', 'A66'], B: ['B40', 'B41'] }, { A: ['A10'], B: ['B42'] },
    { A: ['A11'], ...inB('No bonus for defenders.', 'Kein Zuschlag für Verteidiger.') },
  ],
  admiral: [{ A: ['A12'], B: ['B43'] }, { A: ['A13'], B: ['B45'] }, { A: ['A14'], B: ['B44'] }],
  diplomat: [
    { A: ['A15'], B: ['B34', 'B35'] }, { A: ['A16'], B: ['B36'] },
    { B: ['B37'], ...inA('No planet is excepted.', 'Kein Planet ist ausgenommen.') },
    { B: ['B38', 'B39'], ...inA('Likewise, by the printed rules (R4.D4).', 'Ebenso, nach den gedruckten Regeln (R4.D4).') },
  ],
  scientist: [
    { A: ['A17'], B: ['B31', 'B32'] }, { A: ['A18'], B: ['B33'] },
    { A: ['A19'], ...inB('No bonus for PDS (S8.7).', 'Kein Zuschlag für PDS (S8.7).') },
    { A: ['A20'], ...inB('Nothing to add: a PDS keeps bombardment off with or without him (S8.1).', 'Nicht nötig: Ein PDS verhindert Bombardements mit und ohne ihn (S8.1).') },
  ],
  agent: [
    { A: ['A21'], B: ['B46'] },
    { A: ['A22'], ...inB('He takes nothing over (S10.9).', 'Er übernimmt nichts (S10.9).') },
    { A: ['A23'], B: ['B47', 'B48'] },
  ],
  races: raceIds.map((id): Row => ({ A: [id] })),
  faq: [
    { A: ['A59'], ...same }, { A: ['A60'], see: ['B44'] },
    { A: ['A61'], see: ['A22'], ...inB('Does not arise: he takes nothing over.', 'Stellt sich nicht: Er übernimmt nichts.') },
    { A: ['A62'], ...inB('Does not arise.', 'Stellt sich nicht.') },
    { A: ['A63'], see: ['B35'] }, { A: ['A64'], see: ['B35'] }, { A: ['A65'], see: ['B40', 'B41'] }, { A: ['A66'], see: ['B40'] },
    { A: ['A67'], ...inB('A Graviton Negator gets through the shield, Scientist or not (S10.15).', 'Ein Graviton-Negator durchdringt den Schild, Wissenschaftler hin oder her (S10.15).') },
    { A: ['A68'], ...inB('Likewise for every ship that can bombard (S10.18).', 'Ebenso für jedes Schiff, das bombardieren kann (S10.18).') },
    { A: ['A69'], see: ['B41'] },
    { A: ['A70'], ...inB('There are no simulated turns.', 'Simulierte Runden gibt es nicht.') },
    { A: ['A71'], see: ['B22'] }, { A: ['A72'], see: ['B32'] },
    { A: ['A73'], ...inB('There are no domain counters.', 'Domänenmarker gibt es nicht.') },
  ],
};

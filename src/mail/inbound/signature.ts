import { beginsOrder, mayBeginOrder, type OrderWords } from './order-words.js';

/**
 * Drops what mail programs and companies put around a text: signatures, "Sent from my ...", adverts, disclaimers,
 * list footers, the closing formula with the name below it, the greeting. `run` is own text without quotations.
 */
export function withoutSignature(run: readonly string[], words: OrderWords): string[] {
  const out: string[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const line = (run[at] ?? '').trim();
    if (endsText(run, at, words)) break;
    if (isRule(line) || isProgramLine(line)) continue;
    if (isClosing(line) && !beginsOrder(line, words)) {
      at = afterName(run, at, words) - 1;
      continue;
    }
    out.push(run[at] ?? '');
  }
  return withoutGreeting(out, words);
}

/** Lines below which nothing is the player's: the delimiter of a signature or list footer, a disclaimer. */
function endsText(run: readonly string[], at: number, words: OrderWords): boolean {
  const line = (run[at] ?? '').trimEnd();
  if (run[at] === '-- ') return true;
  // Relays strip the blank of "-- ", and players draw lines: only what follows can tell.
  if (line === '--' || /^_{5,}$/.test(line)) {
    const next = run.slice(at + 1, at + 6).find((below) => below.trim() !== '');
    return next === undefined || !beginsOrder(next, words);
  }
  return isDisclaimer(line.trim()) && !beginsOrder(line, words);
}

function isRule(line: string): boolean {
  return /^([-_*=~#+.]{2,}|```\w*)$/.test(line);
}

const programLines = [
  /^(sent|gesendet|verschickt|versendet) (from|via|with|using|by|von|mit|über|aus) (my |meine[mr] |der |dem |the )?.{1,70}$/i,
  /^(von|from|mit) (meine[mr]|my) .{1,60}(gesendet|sent|verschickt)\.?$/i,
  /^von .{1,40} (gesendet|verschickt)\.?$/i,
  /^(get|holen sie sich|hol dir) outlook (for|für) .{1,80}$/i,
  /^outlook für (ios|android)\b.{0,80}$/i,
  /^(diese (nachricht|e-?mail|mail) wurde|this (message|e-?mail|mail) (was|has been)) .{0,60}(gesendet|sent|geprüft|checked|scanned|viren|virus).{0,60}$/i,
  /^(bitte )?(verzeihen|entschuldigen) sie (die|meine) kürze\b.{0,60}$/i,
  /^(please )?excuse (my )?brevity\b.{0,40}$/i,
  /^(virus-free|virenfrei|keine viren gefunden|no virus found)\b.{0,80}$/i,
  /^(www\.|https?:\/\/)\S+$/i,
];

function isProgramLine(line: string): boolean {
  return line.length > 4 && line.length < 160 && programLines.some((pattern) => pattern.test(line));
}

const disclaimers =
  /^\W{0,6}(this (e-?mail|message|communication)( message)?,? (\(?(and|including) .{0,60})?(is|are|may|contains?|and|was) .{0,40}(confidential|intended|privileged)|the (information|contents?) (contained )?(in|of) this (e-?mail|message|communication)|if you (are not|have received this|received this)|(confidentiality|legal) (notice|disclaimer)|disclaimer\b|haftungsausschluss|vertraulichkeitshinweis|diese (e-?mail|nachricht)( und .{0,40})? (kann|enthält|ist|könnte) .{0,20}(vertraulich|rechtlich)|der inhalt dieser (e-?mail|nachricht)|wenn sie nicht der (richtige|vorgesehene|beabsichtigte) |die information(en)? in dieser (e-?mail|nachricht)|sollten sie (diese|nicht der)|you received this message because|to unsubscribe|um sich (von dieser|abzumelden)|sie erhalten diese nachricht,? weil)/i;

function isDisclaimer(line: string): boolean {
  return disclaimers.test(line.slice(0, 200));
}

const closings =
  /^((mit )?(den )?((ganz )?(viele[nr]?|lieben?|liebe|beste[nr]?|freundliche[nr]?|herzliche[nr]?|schöne[nr]?|sonnige) )+(gr(ü|ue)(ß|ss)en?|gru(ß|ss))|gr(ü|ue)(ß|ss)e|gru(ß|ss)|(lg|mfg|vg|bg|hg|gr|cu)|((with )?(my )?(best|kind|kindest|warm|many|all the) (regards|wishes|best|greetings|thanks))|regards|best|cheers|sincerely|yours( (truly|sincerely|faithfully))?|(many )?thanks( (a lot|in advance))?|thank you|thx|(vielen |besten |herzlichen )?dank(e)?( (im voraus|schon mal|dir|euch|ihnen))?|bis (dann|bald|morgen|später)|ciao|tsch(ü|ue)(ß|ss)|gruss)( (aus|from|an|und|and|von|in) .{1,30})?[\s,.!:;)-]*$/i;

function isClosing(line: string): boolean {
  return line.length <= 60 && closings.test(line);
}

/** Skips the name below a closing formula: at most two short lines of the same paragraph, or one after a blank line. */
function afterName(run: readonly string[], closing: number, words: OrderWords): number {
  let at = closing + 1;
  if (run[at]?.trim() === '') at += 1;
  for (let count = 0; count < 2; count += 1) {
    const line = run[at]?.trim();
    if (line === undefined || line === '' || !isName(line) || mayBeginOrder(line, words)) break;
    at += 1;
  }
  return at;
}

function isName(line: string): boolean {
  return line.length <= 40 && /^[-~(]?\s?\p{L}[\p{L}.'’-]*( [\p{L}.'’()-]+){0,3}[.)]?$/u.test(line);
}

const greeting =
  /^(hallo|hello|hi|hey|moin|servus|dear|liebe[rs]?|sehr geehrte[rs]?|guten (tag|morgen|abend)|good (morning|evening|afternoon)|grüß gott|ahoi)\b[^,!.:]{0,50}[,!.:]?$/iu;

function withoutGreeting(lines: readonly string[], words: OrderWords): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const text = lines[first]?.trim();
  if (text === undefined || !greeting.test(text) || beginsOrder(text, words)) return [...lines];
  return lines.filter((_, index) => index !== first);
}

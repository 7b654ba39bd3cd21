import type { Bilingual } from '../../engine/index.js';
import type { Locale } from '../../text/locale.js';

const say = (en: string, de: string): Bilingual => ({ en, de });

/** What was done with a mail that came in. */
const actions: Readonly<Record<string, Bilingual>> = {
  accept: say('Read as orders and answered', 'Als Befehle gelesen und beantwortet'),
  confirm: say('Confirmed a mail that was held', 'Hat eine zurückgehaltene Mail bestätigt'),
  confirmed: say('Was held, then confirmed, and counts', 'War zurückgehalten, wurde bestätigt und zählt'),
  'confirmed-before-later': say('Was held, then confirmed; a later text of the seat is in force', 'War zurückgehalten, wurde bestätigt; in Kraft ist ein späterer Text des Platzes'),
  'confirmed-too-late': say('Was held and confirmed too late', 'War zurückgehalten und wurde zu spät bestätigt'),
  hold: say('Held; the registered address has been asked', 'Zurückgehalten; die eingetragene Adresse ist gefragt worden'),
  'rejected-by-moderator': say('Put aside by the moderator', 'Vom Spielleiter beiseitegelegt'),
  reject: say('Not taken; the sender has been told', 'Nicht angenommen; der Absender weiß es'),
  refuse: say('Not read, because it is beyond a limit', 'Nicht gelesen, weil sie eine Grenze überschreitet'),
  failed: say('Could not be handled; the fault is ours', 'Ließ sich nicht bearbeiten; der Fehler liegt bei uns'),
  ignore: say('Not answered', 'Nicht beantwortet'),
  'ignore-automatic': say('Written by a machine, not answered', 'Von einer Maschine geschrieben, nicht beantwortet'),
  'ignore-duplicate': say('Came twice; the first one counts', 'Kam doppelt; die erste zählt'),
  'ignore-bounce': say('A bounce to a mailbox, not answered', 'Eine Rückläufer-Mail an ein Postfach, nicht beantwortet'),
  'record-bounce': say('A bounce: nothing more is sent to that address', 'Ein Rückläufer: An diese Adresse geht nichts mehr'),
};

/** Why. */
const reasons: Readonly<Record<string, Bilingual>> = {
  copy: say('a copy of it counts already', 'eine Kopie davon zählt schon'),
  'unknown-sender': say('right key, but an unknown sender', 'richtiger Schlüssel, aber unbekannter Absender'),
  'key-missing': say('known sender, but without the key', 'bekannter Absender, aber ohne den Schlüssel'),
  'old-key': say('a key that has been replaced', 'ein Schlüssel, der ersetzt worden ist'),
  'dmarc-failed': say("the sender's domain disowns it (DMARC)", 'die Domäne des Absenders erkennt sie nicht an (DMARC)'),
  'dmarc-missing': say("the sender's domain does not vouch for it (DMARC)", 'die Domäne des Absenders bürgt nicht für sie (DMARC)'),
  'closed-turn': say('a reply to a turn that is over', 'eine Antwort auf einen Zug, der vorbei ist'),
  stranger: say('unknown sender, no valid key', 'unbekannter Absender, kein gültiger Schlüssel'),
  'unknown-recipient': say('no such address', 'diese Adresse gibt es nicht'),
  'unknown-game': say('no such game', 'dieses Spiel gibt es nicht'),
  'unknown-bounce': say('a bounce of no mail of ours', 'ein Rückläufer zu keiner unserer Mails'),
  'not-a-bounce': say('sent to an address for bounces', 'an eine Adresse für Rückläufer geschickt'),
  'bounce-to-mailbox': say('not sent to the address for bounces, so it marks nobody', 'nicht an die Adresse für Rückläufer, darum ohne Folgen'),
  'no-sender': say('without a sender', 'ohne Absender'),
  'several-senders': say('several senders', 'mehrere Absender'),
  empty: say('no text', 'kein Text'),
  encrypted: say('encrypted', 'verschlüsselt'),
  winmail: say('only a winmail.dat', 'nur eine winmail.dat'),
  'attachment-only': say('only an attachment', 'nur ein Anhang'),
  'broken-mime': say('its parts cannot be told apart', 'ihre Teile lassen sich nicht trennen'),
  'only-quoted': say('nothing but quotes', 'nichts als Zitate'),
  delay: say('delivery is delayed', 'Zustellung verzögert'),
  receipt: say('a receipt', 'eine Empfangsbestätigung'),
  loop: say('a mail of ours came back', 'eine Mail von uns kam zurück'),
  list: say('from a mailing list', 'aus einer Mailingliste'),
  'auto-reply by header': say('an automatic reply', 'eine automatische Antwort'),
  'auto-reply by subject': say('an automatic reply, by its subject', 'eine automatische Antwort, dem Betreff nach'),
  'not-started': say('the game has not been started', 'das Spiel ist noch nicht gestartet'),
  'game-finished': say('the game is over', 'das Spiel ist zu Ende'),
  'turn-held': say('the turn is held', 'der Zug ist angehalten'),
  'too-many-lines': say('the text has too many lines', 'der Text hat zu viele Zeilen'),
  'text-too-long': say('the text is too long', 'der Text ist zu lang'),
  'total-bytes': say('too large', 'zu groß'),
  'header-bytes': say('too many bytes of headers', 'zu viele Bytes an Kopfzeilen'),
  'header-count': say('too many headers', 'zu viele Kopfzeilen'),
  'header-line-bytes': say('a header is too long', 'eine Kopfzeile ist zu lang'),
  'body-line-bytes': say('a line is too long', 'eine Zeile ist zu lang'),
  parts: say('too many parts', 'zu viele Teile'),
  depth: say('nested too deeply', 'zu tief verschachtelt'),
  'text-bytes': say('the text is too long', 'der Text ist zu lang'),
  'html-depth': say('its HTML is nested too deeply', 'ihr HTML ist zu tief verschachtelt'),
  'html-length': say('its HTML is too long', 'ihr HTML ist zu lang'),
};

/** What was made of a mail, in words; a word that we do not know stands as it is. */
export function madeOfMail({ action, reason }: { readonly action: string | undefined; readonly reason: string | undefined }, locale: Locale): { readonly action: string; readonly reason: string } {
  return { action: action === undefined ? '' : (actions[action]?.[locale] ?? action), reason: reason === undefined ? '' : mailReason(reason, locale) };
}

export function mailReason(reason: string, locale: Locale): string {
  const other = /^mail (?<seq>\d+)$/u.exec(reason)?.groups?.['seq'];
  return other === undefined ? (reasons[reason]?.[locale] ?? reason) : { en: `mail no. ${other}`, de: `Mail Nr. ${other}` }[locale];
}

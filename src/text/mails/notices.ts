import type { Block, MailDocument } from '../document.js';
import type { MailWords } from '../en/mail-words.js';
import { gameMail, mailContext, waitingBlocks, type MailBase, type MailContext, type Waits } from './mail-context.js';

export type HeldReason = 'unknown-sender' | 'no-key' | 'failed-dmarc' | 'old-key';
type Base = MailBase & Waits;

function notice(input: Base, context: MailContext, said: { readonly headline: string; readonly blocks: readonly Block[] }): MailDocument {
  return gameMail(context, said.headline, [...said.blocks, ...waitingBlocks(input, context)]);
}
const say = (text: string): Block => ({ kind: 'text', text });
const GAP: Block = { kind: 'gap' };

/** A mail is held and its seat asked whether it counts (DESIGN 7): shown as text only, and never a link that acts by itself. */
export function composeHeld(input: Base & { readonly reason: HeldReason; readonly from: string; readonly received: string; readonly excerpt: readonly string[]; readonly confirmUrl: string; readonly hours: number }): MailDocument {
  const context = mailContext(input);
  const { held } = context.words;
  return notice(input, context, { headline: held.headline, blocks: [
    say(held.why[input.reason](input.from)), GAP, say(held.meaning), GAP, say(held.received(input.received)), { kind: 'code', lines: input.excerpt }, GAP,
    { kind: 'link', label: held.link(input.hours), url: input.confirmUrl }, say(held.reply),
  ] });
}

/** What became of a held mail that was confirmed. */
export function composeConfirmed(input: Base & { readonly received: string; readonly counted: boolean }): MailDocument {
  const context = mailContext(input);
  const { confirmed } = context.words;
  return notice(input, context, { headline: confirmed.headline(input.counted), blocks: [say(input.counted ? confirmed.counted(input.received) : confirmed.late(input.received))] });
}

/** A reply to a mail of a turn that is over. */
export function composeClosedTurn(input: Base & { readonly was: string; readonly now: string; readonly excerpt: readonly string[]; readonly confirmUrl?: string; readonly hours?: number }): MailDocument {
  const context = mailContext(input);
  const { closed, held } = context.words;
  const link: readonly Block[] = input.confirmUrl === undefined ? [] : [{ kind: 'link', label: held.link(input.hours ?? 72), url: input.confirmUrl }];
  return notice(input, context, { headline: closed.headline, blocks: [say(closed.text(input.was, input.now)), { kind: 'code', lines: input.excerpt }, GAP, ...link, say(closed.reply)] });
}

/** A mail that came after the deadline. */
export function composeLate(input: Base & { readonly received: string; readonly was: string }): MailDocument {
  const context = mailContext(input);
  const { late } = context.words;
  return notice(input, context, { headline: late.headline, blocks: [say(late.text(input.received, input.was))] });
}

/** A mail above the limit: it was not read. */
export function composeTooBig(input: Base & { readonly size: string; readonly most: string }): MailDocument {
  const context = mailContext(input);
  const { tooBig } = context.words;
  return notice(input, context, { headline: tooBig.headline, blocks: [say(tooBig.text(input.size, input.most))] });
}

/** A limit of a mail other than its size. */
export type MailLimit = keyof MailWords['beyond']['limits'];

/** A mail beyond another limit than that of its size: it was not read. */
export function composeBeyond(input: Base & { readonly limit: MailLimit; readonly most: number }): MailDocument {
  const context = mailContext(input);
  const { beyond } = context.words;
  return notice(input, context, { headline: beyond.headline, blocks: [say(beyond.text(beyond.limits[input.limit](String(input.most))))] });
}

/** A mail without a word of the player's own. */
export function composeEmpty(input: Base): MailDocument {
  const context = mailContext(input);
  const { empty, echo } = context.words;
  return notice(input, context, { headline: empty.headline, blocks: [say(empty.text), GAP, say(echo.change)] });
}

/** A new address for orders, asked for or because the old one got around. */
export function composeNewKey(input: Base & { readonly why: 'asked' | 'shown'; readonly mailbox: string; readonly pageUrl?: string }): MailDocument {
  const context = mailContext(input);
  const { key } = context.words;
  const link: readonly Block[] = input.pageUrl === undefined ? [] : [GAP, { kind: 'link', label: key.link, url: input.pageUrl }];
  return notice(input, context, { headline: key.headline, blocks: [say(key[input.why]), say(key.now(input.mailbox)), say(key.old), ...link] });
}

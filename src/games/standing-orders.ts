import type { AnswerIntent, Intent, StandingIntent } from '../engine/index.js';

/** What a seat's standing orders answer, the newest first. */
export function standingAnswers(standing: readonly StandingIntent[]): readonly AnswerIntent[] {
  return standing.flatMap((entry) => (entry.order === 'standing' ? [entry.answer] : []));
}

/** The standing orders after those of a text: a new one replaces the old ones about the same thing, `ASK ME` takes them away. */
export function mergeStanding(before: readonly StandingIntent[], intents: readonly Intent[]): readonly StandingIntent[] {
  const changes = intents.filter((intent): intent is StandingIntent => intent.order === 'standing' || intent.order === 'ask-me');
  // Within one text the first that fits decides, so that `IF ...` lines can be followed by one without condition.
  const lasting = changes.filter((change, index) => !changes.slice(index + 1).some((later) => later.order !== change.order && replaces(later, change)));
  return [...lasting, ...before.filter((old) => !changes.some((change) => replaces(change, old)))];
}

export function changesStanding(intents: readonly Intent[]): boolean {
  return intents.some((intent) => intent.order === 'standing' || intent.order === 'ask-me');
}

function replaces(change: StandingIntent, old: StandingIntent): boolean {
  if (old.order === 'ask-me') return old.about === (change.order === 'ask-me' ? change.about : change.answer.order);
  if (change.order === 'ask-me') return change.about === old.answer.order;
  return subjectOf(change.answer) === subjectOf(old.answer);
}

/** What an answer is about: the same subject is said once, with any number of conditions. */
export function subjectOf(answer: AnswerIntent): string {
  switch (answer.order) {
    case 'diplomat': return `diplomat ${answer.planet ?? ''}`;
    case 'permit': return `permit ${answer.seat} ${answer.system ?? ''}`;
    case 'escape':
    case 'consent': return `${answer.order} ${JSON.stringify(answer.leader ?? '')}`;
    case 'captive':
    case 'sabotage':
    case 'rescue': return `${answer.order} ${JSON.stringify(answer.leader)}`;
    case 'replace': return `replace ${answer.structure ?? ''}`;
    case 'play': return `play ${answer.card}`;
    case 'casualties':
    case 'retreat':
    case 'reroll':
    case 'pds': return answer.order;
  }
}

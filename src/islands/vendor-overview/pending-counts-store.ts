import { map } from 'nanostores';

export type AnsweredHere = 'questions' | 'reviews' | 'lowStock';

/** How much of it still waits, since some of it was answered on this page. */
export const $pendingCounts = map<Partial<Readonly<Record<AnsweredHere, number>>>>({});

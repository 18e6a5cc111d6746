import { map } from 'nanostores';

export type AnsweredHere = 'questions' | 'reviews' | 'lowStock';

export const $pendingCounts = map<Partial<Readonly<Record<AnsweredHere, number>>>>({});

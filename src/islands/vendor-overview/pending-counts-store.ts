import { map } from 'nanostores';

export type PendingKind = 'questions' | 'reviews' | 'lowStock';

export const $pendingCounts = map<Partial<Readonly<Record<PendingKind, number>>>>({});

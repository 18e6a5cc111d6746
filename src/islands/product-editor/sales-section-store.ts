import { atom } from 'nanostores';

/** The one-line summary of the section of planned sales; null while the product has no such section. */
export const $salesSection = atom<string | null>(null);

import { atom } from 'nanostores';
import type { LicenceView } from '#src/domains/compliance/contract/licence.ts';

export const $licence = atom<{ readonly categoryId: string; readonly asked: LicenceView | null }>({
	categoryId: '',
	asked: null,
});

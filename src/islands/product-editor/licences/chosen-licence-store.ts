import { atom } from 'nanostores';
import type { LicenceView } from '#src/domains/compliance/contract/licence.ts';

/** What the category that is chosen in the editor asks for; `null`: nothing. */
export const $licence = atom<{ readonly categoryId: string; readonly asked: LicenceView | null }>({
	categoryId: '',
	asked: null,
});

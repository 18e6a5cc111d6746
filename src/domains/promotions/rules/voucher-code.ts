import { foldVietnamese } from '#src/shared/slug.ts';
import { clean } from '#src/shared/text/text.ts';
import { promotionsConfig } from '../contract.ts';

/**
 * Normalised form for comparing codes: without case, diacritics, composition and blanks. It need not be a valid
 * code.
 */
export const codeKey = (typed: string): string => foldVietnamese(clean(typed)).replace(/\s/g, '');

const { min, max } = promotionsConfig.codeLength;
const CODE = new RegExp(`^[a-z0-9]{${min},${max}}$`);

/** Only letters and digits, so that a code can be read out on the telephone. */
export const isCodeKey = (key: string): boolean => CODE.test(key);
export const shownCode = (key: string): string => key.toUpperCase();

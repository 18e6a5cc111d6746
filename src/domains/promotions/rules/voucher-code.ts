import { foldVietnamese } from '#src/shared/slug.ts';
import { clean } from '#src/shared/text.ts';
import { promotionsConfig } from '../contract.ts';

/** By what two codes are the same: any case, tones, composition or blanks. Not every key is a code. */
export const codeKey = (typed: string): string => foldVietnamese(clean(typed)).replace(/\s/g, '');

const { min, max } = promotionsConfig.codeLength;
const CODE = new RegExp(`^[a-z0-9]{${min},${max}}$`);

/** Letters and digits: what can be read to somebody on the telephone. */
export const isCodeKey = (key: string): boolean => CODE.test(key);
/** As it is shown. */
export const shownCode = (key: string): string => key.toUpperCase();

import * as z from 'zod/mini';
import { foldVietnamese } from '#src/shared/slug.ts';
import { cleanLine, LineText } from '#src/shared/text/text.ts';

export const BANKS = [
	...(['VCB', 'BIDV', 'CTG', 'AGRIBANK', 'TCB', 'MB', 'ACB', 'VPB', 'TPB', 'STB', 'SHB', 'HDB', 'VIB'] as const),
	...(['OCB', 'MSB', 'SEAB', 'EIB', 'LPB', 'NAB', 'ABB', 'BAB', 'KLB', 'NCB', 'PGB', 'VAB', 'BVB', 'SGB'] as const),
] as const;
export type Bank = (typeof BANKS)[number];

export const HOLDER_MAX = 60;
/** Banks write account holders in capitals without diacritics; the transfer file does the same. */
export const toBankSpelling = (holder: string): string => foldVietnamese(cleanLine(holder)).toUpperCase();
export const isAccountNumber = (typed: string): boolean => /^\d{6,19}$/.test(typed);
export const isAccountHolder = (typed: string): boolean => /^[A-Z][A-Z .&-]{2,59}$/.test(toBankSpelling(typed));

export const BankAccount = z.strictObject({
	bank: z.enum(BANKS),
	number: z.string().check(z.maxLength(19), z.refine(isAccountNumber)),
	holder: LineText(HOLDER_MAX).check(z.refine(isAccountHolder)),
});
export type BankAccount = z.infer<typeof BankAccount>;

import { type BankAccount, toBankSpelling } from '../contract/refund-account.ts';

type Sealer = { seal(text: string): string };
type Opener = { open(sealed: string): string };
/** Old accounts have a bank name outside the list, or none. */
type OpenedAccount = { readonly bank: string; readonly number: string; readonly holder: string };

const SHOWN_DIGITS = 4;

export const sealAccount = (seal: Sealer, { bank, number, holder }: BankAccount): string =>
	seal.seal(JSON.stringify({ bank, number, holder: toBankSpelling(holder) }));

export function openAccount(seal: Opener, sealed: string): OpenedAccount {
	const { bank, bankName, number, accountNumber, holder } = JSON.parse(seal.open(sealed)) as Record<string, string>;
	return { bank: bank ?? bankName ?? '', number: number ?? accountNumber ?? '', holder: holder ?? '' };
}

export const lastDigitsOf = (number: string): string => number.slice(-SHOWN_DIGITS);

export const shownAccount = ({ bank, number }: BankAccount): string => `${bank} ••••${lastDigitsOf(number)}`;

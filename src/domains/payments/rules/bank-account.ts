import { asBanksWrite, type BankAccount } from '../contract-account.ts';

type Seals = { seal(text: string): string };
type Opens = { open(sealed: string): string };
/** As the one who transfers reads it; old ones name a bank that stands in no list, or none. */
type OpenedAccount = { readonly bank: string; readonly number: string; readonly holder: string };

const SHOWN_DIGITS = 4;

export const sealAccount = (seal: Seals, { bank, number, holder }: BankAccount): string =>
	seal.seal(JSON.stringify({ bank, number, holder: asBanksWrite(holder) }));

export function openAccount(seal: Opens, sealed: string): OpenedAccount {
	const { bank, bankName, number, accountNumber, holder } = JSON.parse(seal.open(sealed)) as Record<string, string>;
	return { bank: bank ?? bankName ?? '', number: number ?? accountNumber ?? '', holder: holder ?? '' };
}

/** All of a number that anybody but the one who transfers is shown. */
export const lastDigitsOf = (number: string): string => number.slice(-SHOWN_DIGITS);

export const shownAccount = ({ bank, number }: BankAccount): string => `${bank} ••••${lastDigitsOf(number)}`;

import { cleanLine } from '#src/shared/text.ts';
import { BankAccount } from '../contract-returns.ts';

type Seals = { seal(text: string): string };
type Opens = { open(sealed: string): string };

const SHOWN_DIGITS = 4;

/** As it is kept: sealed for the one who transfers, and what of it anybody else reads. */
export function sealBank(seal: Seals, typed: BankAccount): { readonly bankSealed: string; readonly bankShown: string } {
	const account = { ...typed, bankName: cleanLine(typed.bankName), holder: cleanLine(typed.holder) };
	const tail = account.accountNumber.slice(-SHOWN_DIGITS);
	return { bankSealed: seal.seal(JSON.stringify(account)), bankShown: `${account.bankName} ••••${tail}` };
}

export const openBank = (seal: Opens, sealed: string): BankAccount => BankAccount.parse(JSON.parse(seal.open(sealed)));

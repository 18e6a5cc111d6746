import { useId } from 'react';
import { BANK_NAME_MAX, type BankAccount } from '#src/domains/orders/contract-returns.ts';
import { returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { TextField } from '../ui/TextField.tsx';

type Props = {
	readonly bank: BankAccount;
	readonly isTried: boolean;
	readonly onChange: (bank: BankAccount) => void;
};

export const NO_BANK: BankAccount = { bankName: '', accountNumber: '', holder: '' };
const NAME_MIN = 2;
const isAccount = (typed: string): boolean => /^\d{6,19}$/.test(typed);
export const isBankWhole = ({ bankName, accountNumber, holder }: BankAccount): boolean =>
	bankName.trim().length >= NAME_MIN && isAccount(accountNumber) && holder.trim().length >= NAME_MIN;

/** Where cash goes back to. */
export function BankFields({ bank, isTried, onChange }: Props) {
	const id = useId();
	const missing = (typed: string) => (isTried && typed.trim().length < NAME_MIN ? words.bankNeeded : undefined);
	return (
		<fieldset className="return-choice">
			<legend className="field-label">{words.bank}</legend>
			<p className="field-hint">{words.bankHint}</p>
			<TextField
				id={`${id}-ngan-hang`}
				label={words.bankName}
				maxLength={BANK_NAME_MAX}
				autoComplete="off"
				value={bank.bankName}
				error={missing(bank.bankName)}
				onChange={(bankName) => onChange({ ...bank, bankName })}
			/>
			<TextField
				id={`${id}-so`}
				label={words.accountNumber}
				inputMode="numeric"
				autoComplete="off"
				value={bank.accountNumber}
				error={isTried && !isAccount(bank.accountNumber) ? words.accountWrong : undefined}
				onChange={(typed) => onChange({ ...bank, accountNumber: typed.replace(/[\s.-]/g, '') })}
			/>
			<TextField
				id={`${id}-chu`}
				label={words.holder}
				maxLength={BANK_NAME_MAX}
				autoComplete="name"
				value={bank.holder}
				error={missing(bank.holder)}
				onChange={(holder) => onChange({ ...bank, holder })}
			/>
		</fieldset>
	);
}

import { useId } from 'react';
import {
	type Bank,
	type BankAccount,
	HOLDER_MAX,
	isAccountHolder,
	isAccountNumber,
} from '#src/domains/payments/contract/refund-account.ts';
import { bankNames } from '#src/messages/vi/refund-account.ts';
import { returnScreenMessages as messages } from '#src/messages/vi/return-screen.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { missingOrInvalidText } from '../ui/fields/text-limit.ts';
import { Select } from '../ui/Select.tsx';

/** The bank is empty until one is selected. */
export type TypedAccount = Omit<BankAccount, 'bank'> & { readonly bank: Bank | '' };
type Props = {
	readonly bank: TypedAccount;
	readonly wasSent: boolean;
	readonly onChange: (bank: TypedAccount) => void;
	readonly about?: { readonly title: string; readonly hint: string };
};
const CASH_BACK = { title: messages.bank, hint: messages.bankHint };

export const NO_BANK: TypedAccount = { bank: '', number: '', holder: '' };
export const isBankAccountComplete = (typed: TypedAccount): typed is BankAccount =>
	typed.bank !== '' && isAccountNumber(typed.number) && isAccountHolder(typed.holder);

const BANK_CHOICES = Object.entries(bankNames)
	.map(([value, label]) => ({ value, label }))
	.sort((one, other) => one.label.localeCompare(other.label));

export function BankFields({ bank, wasSent, onChange, about = CASH_BACK }: Props) {
	const id = useId();
	return (
		<fieldset className="return-choice">
			<legend className="field-label">{about.title}</legend>
			<p className="field-hint">{about.hint}</p>
			<Select
				id={`${id}-ngan-hang`}
				label={messages.bankName}
				options={BANK_CHOICES}
				value={bank.bank}
				error={wasSent && bank.bank === '' ? messages.bankNeeded : undefined}
				onChange={(chosen) => onChange({ ...bank, bank: chosen as Bank | '' })}
			/>
			<TextField
				id={`${id}-so`}
				label={messages.accountNumber}
				inputMode="numeric"
				autoComplete="off"
				value={bank.number}
				error={
					wasSent && !isAccountNumber(bank.number)
						? missingOrInvalidText(bank.number, messages.accountWrong)
						: undefined
				}
				onChange={(typed) => onChange({ ...bank, number: typed.replace(/[\s.-]/g, '') })}
			/>
			<TextField
				id={`${id}-chu`}
				label={messages.holder}
				maxLength={HOLDER_MAX}
				autoComplete="name"
				value={bank.holder}
				error={
					wasSent && !isAccountHolder(bank.holder) ? missingOrInvalidText(bank.holder, messages.holderWrong) : undefined
				}
				onChange={(holder) => onChange({ ...bank, holder })}
			/>
		</fieldset>
	);
}

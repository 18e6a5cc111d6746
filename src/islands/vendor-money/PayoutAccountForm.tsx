import { savePayoutAccount } from '#src/islands/vendor-money/store.ts';
import { shopMoneyMessages as messages } from '#src/messages/vi/vendor/vendor-money.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { BankFields, isBankAccountComplete, NO_BANK } from '../returns/BankFields.tsx';
import { Button } from '../ui/Button.tsx';

const ABOUT = { title: messages.newAccount, hint: messages.changeHint };

/** All fields start empty, because only the last digits of the current account are known. */
export function PayoutAccountForm() {
	const [typed, setTyped, settleTyped] = useFormDraft('payout-account', NO_BANK, { isSecret: true });
	const account = isBankAccountComplete(typed) ? typed : null;
	const { isBusy, wasSent, onSubmit } = useSubmit(account !== null, async () => {
		if (!account || (await savePayoutAccount(account)) === null) return false;
		settleTyped(NO_BANK);
		// Drops the query that opened the form.
		location.replace(location.pathname);
		return true;
	});
	return (
		<form className="account-form" noValidate onSubmit={onSubmit}>
			<BankFields bank={typed} wasSent={wasSent} onChange={setTyped} about={ABOUT} />
			<Button type="submit" isBusy={isBusy}>
				{messages.saveAccount}
			</Button>
		</form>
	);
}

import { type FormEvent, useState } from 'react';
import { shopMoneyWords as words } from '#src/messages/vi/shop-money-screen.ts';
import { savePayoutAccount } from '#src/stores/vendor-money.ts';
import { useTyped } from '../../forms/use-typed.ts';
import { BankFields, isBankWhole, NO_BANK } from '../../returns/BankFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { focusFirstWrong } from '../../ui/focus-wrong.ts';

const ABOUT = { title: words.newAccount, hint: words.changeHint };

/** Where the shop is paid to. What stands there now is known by its last digits only, so all is typed anew. */
export function PayoutAccountForm() {
	const [typed, setTyped, settleTyped] = useTyped('payout-account', NO_BANK, { isSecret: true });
	const [isTried, setTried] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (!isBankWhole(typed)) return focusFirstWrong(event.currentTarget);
		if (isBusy) return;
		setBusy(true);
		const saved = await savePayoutAccount(typed);
		setBusy(false);
		if (saved === null) return;
		settleTyped(NO_BANK);
		// Without what opened the form.
		location.replace(location.pathname);
	};
	return (
		<form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
			<BankFields bank={typed} isTried={isTried} onChange={setTyped} about={ABOUT} />
			<Button type="submit" isBusy={isBusy}>
				{words.saveAccount}
			</Button>
		</form>
	);
}

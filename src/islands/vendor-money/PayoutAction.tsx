import { useState } from 'react';
import { requestPayout, withdrawPayout } from '#src/islands/vendor-money/store.ts';
import { shopMoneyMessages as messages } from '#src/messages/vi/vendor/vendor-money.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';

type Props = {
	readonly amountVnd: number;
	/** `ask` requests a payout to `account`; `withdraw` withdraws the payout `id`. */
	readonly act: { readonly kind: 'ask'; readonly account: string } | { readonly kind: 'withdraw'; readonly id: string };
};

/** The page is reloaded to show the new balance. */
export function PayoutAction({ amountVnd, act }: Props) {
	const [isOpen, setOpen] = useState(false);
	const question =
		act.kind === 'ask'
			? {
					title: messages.requestTitle,
					text: messages.requestText(amountVnd, act.account),
					yes: messages.requestYes,
					no: messages.no,
				}
			: {
					title: messages.withdrawTitle,
					text: messages.withdrawText(amountVnd),
					yes: messages.withdraw,
					no: messages.no,
				};
	const send = async (): Promise<boolean> => {
		const done = act.kind === 'ask' ? await requestPayout() : await withdrawPayout(act.id);
		if (done !== null) location.reload();
		return done !== null;
	};
	return (
		<>
			<Button kind={act.kind === 'ask' ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
				{act.kind === 'ask' ? messages.ask : messages.withdraw}
			</Button>
			<ConfirmDialog question={question} isOpen={isOpen} onClose={() => setOpen(false)} onConfirm={send} />
		</>
	);
}

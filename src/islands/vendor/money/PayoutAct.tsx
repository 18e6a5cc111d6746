import { useState } from 'react';
import { shopMoneyWords as words } from '#src/messages/vi/shop-money-screen.ts';
import { askPayout, withdrawPayout } from '#src/stores/vendor-money.ts';
import { AskDialog } from '../../forms/AskDialog.tsx';
import { Button } from '../../ui/Button.tsx';

type Props = {
	readonly amountVnd: number;
	/** Where it goes, to ask for it; or which payout is taken back. */
	readonly act: { readonly kind: 'ask'; readonly account: string } | { readonly kind: 'withdraw'; readonly id: string };
};

/** Asks for all that may be paid out, or takes that wish back; the page then tells it anew. */
export function PayoutAct({ amountVnd, act }: Props) {
	const [isOpen, setOpen] = useState(false);
	const question =
		act.kind === 'ask'
			? { title: words.askTitle, text: words.askText(amountVnd, act.account), yes: words.askYes, no: words.no }
			: { title: words.withdrawTitle, text: words.withdrawText(amountVnd), yes: words.withdraw, no: words.no };
	const send = async (): Promise<boolean> => {
		const done = act.kind === 'ask' ? await askPayout() : await withdrawPayout(act.id);
		if (done !== null) location.reload();
		return done !== null;
	};
	return (
		<>
			<Button kind={act.kind === 'ask' ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
				{act.kind === 'ask' ? words.ask : words.withdraw}
			</Button>
			<AskDialog question={question} isOpen={isOpen} onClose={() => setOpen(false)} onYes={send} />
		</>
	);
}

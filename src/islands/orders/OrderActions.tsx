import { useState } from 'react';
import { type CancelOrderInput, NOTE_MAX_LENGTH } from '#src/domains/orders/contract.ts';
import type { OrderView } from '#src/domains/orders/contract-views.ts';
import { orderActWords as words } from '#src/messages/vi/order-acts.ts';
import { cancelOrder, confirmReceipt, payAgain, withdrawCancel } from '#src/stores/orders.ts';
import type { Asked, Question } from '../forms/AskDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Reason = CancelOrderInput['reason'];
type Props = {
	readonly number: string;
	/** What the button that pays says; null when there is nothing to pay now. */
	readonly payText: string | null;
	readonly isPaid: boolean;
	readonly mayCancel: OrderView['mayCancel'];
	readonly mayWithdraw: boolean;
	readonly mayConfirmReceipt: boolean;
	/** The money waits for that, and so does whoever reads: what is next stands with the return. */
	readonly isReturning: boolean;
	readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
};

const loadAsk = () => import('../forms/AskDialog.tsx').then(({ AskDialog }) => ({ Dialog: AskDialog }));

/** What the buyer may do with the order now; every button that cannot be taken back asks first. */
export function OrderActions(props: Props) {
	const { number, payText, isPaid, mayCancel, mayWithdraw, mayConfirmReceipt, isReturning, reasons } = props;
	const [isPaying, setPaying] = useState(false);
	const [isTakingBack, setTakingBack] = useState(false);
	const [open, setOpen] = useState<'cancel' | 'received' | null>(null);
	const ask = useLoaded(loadAsk, open !== null);
	const pay = async () => {
		setPaying(true);
		if (!(await payAgain(number))) setPaying(false);
	};
	const takeBack = async () => {
		setTakingBack(true);
		if (!(await withdrawCancel(number))) setTakingBack(false);
	};
	const cancel = ({ reason, text }: Asked) =>
		cancelOrder({ number, reason: reason as Reason, ...(text.trim() ? { note: text } : {}) });
	return (
		<div className="order-buttons">
			{payText !== null && (
				<Button isBusy={isPaying} onClick={() => void pay()}>
					{payText}
				</Button>
			)}
			{mayWithdraw && (
				<Button kind="secondary" isBusy={isTakingBack} onClick={() => void takeBack()}>
					{words.withdraw}
				</Button>
			)}
			{mayConfirmReceipt && (
				<Button
					kind={isReturning ? 'quiet' : 'primary'}
					isBusy={open === 'received' && !ask}
					onClick={() => setOpen('received')}
				>
					{words.received}
				</Button>
			)}
			{mayCancel && (
				<Button kind="secondary" isBusy={open === 'cancel' && !ask} onClick={() => setOpen('cancel')}>
					{words.cancel[mayCancel]}
				</Button>
			)}
			{ask && mayCancel && (
				<ask.Dialog
					question={cancelQuestion(mayCancel, isPaid, reasons)}
					isOpen={open === 'cancel'}
					onClose={() => setOpen(null)}
					onYes={cancel}
				/>
			)}
			{ask && (
				<ask.Dialog
					question={isReturning ? RECEIVED_HELD : RECEIVED}
					isOpen={open === 'received'}
					onClose={() => setOpen(null)}
					onYes={() => confirmReceipt(number)}
				/>
			)}
		</div>
	);
}

const RECEIVED: Question = {
	title: words.receivedTitle,
	text: words.receivedText,
	yes: words.receivedYes,
	no: words.notYet,
};

const RECEIVED_HELD: Question = { ...RECEIVED, text: words.receivedHeldText };

const cancelQuestion = (
	kind: NonNullable<OrderView['mayCancel']>,
	isPaid: boolean,
	reasons: Props['reasons'],
): Question => ({
	title: words.cancelTitle[kind],
	text: isPaid ? `${words.cancelText[kind]} ${words.refundText}` : words.cancelText[kind],
	yes: words.cancelYes[kind],
	no: words.keep,
	isDangerous: true,
	reasons,
	field: { label: words.note, minLength: 0, maxLength: NOTE_MAX_LENGTH },
});

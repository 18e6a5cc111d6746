import { useState } from 'react';
import type { CancelOrderInput } from '#src/domains/cancellation/contract.ts';
import type { OrderView } from '#src/domains/order-views/contract/order-views.ts';
import { NOTE_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import { cancelOrder, payAgain, withdrawCancel } from '#src/islands/orders/store.ts';
import { orderActionMessages as messages } from '#src/messages/vi/order-actions.ts';
import type { Question, Requested } from '../forms/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ReceiveButton } from './ReceiveButton.tsx';

type Reason = NonNullable<CancelOrderInput['reason']>;
type Props = {
	readonly number: string;
	readonly payText: string | null;
	readonly isPaid: boolean;
	readonly mayCancel: OrderView['mayCancel'];
	readonly mayWithdraw: boolean;
	readonly mayConfirmReceipt: boolean;
	/** The payout waits for the return, so the next step is shown there instead. */
	readonly isReturning: boolean;
	readonly reasons: readonly { readonly value: Reason; readonly label: string }[];
};

const loadRequest = () => import('../forms/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({ Dialog: ConfirmDialog }));

export function OrderActions(props: Props) {
	const { number, payText, isPaid, mayCancel, mayWithdraw, mayConfirmReceipt, isReturning, reasons } = props;
	const [isPaying, setPaying] = useState(false);
	const [isTakingBack, setTakingBack] = useState(false);
	const [isCancelling, setCancelling] = useState(false);
	const request = useLoaded(loadRequest, isCancelling);
	const pay = async () => {
		setPaying(true);
		if (!(await payAgain(number))) setPaying(false);
	};
	const takeBack = async () => {
		setTakingBack(true);
		if (!(await withdrawCancel(number))) setTakingBack(false);
	};
	const cancel = ({ reason, text }: Requested) =>
		cancelOrder({
			number,
			...(reason ? { reason: reason as Reason } : {}),
			...(text.trim() ? { note: text } : {}),
		});
	return (
		<div className="order-buttons">
			{payText !== null && (
				<Button isBusy={isPaying} onClick={() => void pay()}>
					{payText}
				</Button>
			)}
			{mayWithdraw && (
				<Button kind="secondary" isBusy={isTakingBack} onClick={() => void takeBack()}>
					{messages.withdraw}
				</Button>
			)}
			{mayConfirmReceipt && (
				<ReceiveButton
					number={number}
					kind={isReturning ? 'secondary' : 'primary'}
					isReturning={isReturning}
					isPaid={isPaid}
				/>
			)}
			{mayCancel && (
				<Button kind="secondary" isBusy={isCancelling && !request} onClick={() => setCancelling(true)}>
					{messages.cancel[mayCancel]}
				</Button>
			)}
			{request && mayCancel && (
				<request.Dialog
					question={cancelQuestion(mayCancel, isPaid, reasons)}
					isOpen={isCancelling}
					onClose={() => setCancelling(false)}
					onConfirm={cancel}
				/>
			)}
		</div>
	);
}

const cancelQuestion = (
	kind: NonNullable<OrderView['mayCancel']>,
	isPaid: boolean,
	reasons: Props['reasons'],
): Question => ({
	title: messages.cancelTitle[kind],
	text: isPaid ? `${messages.cancelText[kind]} ${messages.refundText}` : messages.cancelText[kind],
	yes: messages.cancelYes[kind],
	no: messages.keep,
	isDangerous: true,
	reasons,
	isReasonOptional: kind === 'cancel',
	field: { label: messages.note, minLength: 0, maxLength: NOTE_MAX_LENGTH },
});

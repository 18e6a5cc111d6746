import { useState } from 'react';
import type { DeclineOrderInput } from '#src/domains/cancellation/contract.ts';
import { maxGoodwill } from '#src/domains/order-money/rules/goodwill.ts';
import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { answerCancel, confirmShown, declineOrder, pack } from '#src/islands/vendor-orders/order-store.ts';
import {
	goodwillText,
	shopActionMessages as messages,
	shopOrderQuestions as questions,
	shopOrderMessages,
} from '#src/messages/vi/vendor/vendor-orders.ts';
import { ConfirmDialog, type Question, type Requested } from '../forms/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const loadShip = () => import('./ShipDialog.tsx').then(({ ShipDialog }) => ({ Ship: ShipDialog }));
const loadDeliver = () => import('./DeliverDialog.tsx').then(({ DeliverDialog }) => ({ Deliver: DeliverDialog }));

export type DeclineReasons = readonly { readonly value: DeclineOrderInput['reason']; readonly label: string }[];
type Requesting = Exclude<keyof typeof questions, 'refuse'>;
type Step = Requesting | 'ship' | 'deliver';
type Props = { readonly order: ShopOrderView; readonly reasons: DeclineReasons };

/** Confirming takes one click, everything else opens a dialog first. */
export function ShopOrderActions({ order, reasons }: Props) {
	const [open, setOpen] = useState<Step | null>(null);
	const shipping = useLoaded(loadShip, open === 'ship');
	const delivery = useLoaded(loadDeliver, open === 'deliver');
	// A cancellation request after a declined one does not block packing.
	const wasDeclined = order.events.some(({ kind }) => kind === 'cancel_declined');
	const isHeld = !wasDeclined && (order.mayAnswerCancel || (order.next === 'pack' && order.isCancelAsked));
	const steps: readonly Step[] = [
		...(order.mayCancel ? (['giveBack'] as const) : []),
		...(order.mayAnswerCancel ? (['decline', 'accept'] as const) : []),
		...(order.next && !isHeld ? [order.next] : []),
	];
	if (steps.length === 0 && !order.mayConfirm) return null;
	return (
		<div className="order-buttons">
			{steps.map((step) => (
				<Button
					key={step}
					kind={KINDS[step]}
					isBusy={open === step && ((step === 'ship' && !shipping) || (step === 'deliver' && !delivery))}
					onClick={() => setOpen(step)}
				>
					{LABELS[step]}
				</Button>
			))}
			{order.mayConfirm && <Button onClick={() => void confirmShown(order)}>{shopOrderMessages.confirm}</Button>}
			{shipping && steps.includes('ship') && (
				<shipping.Ship order={order} isOpen={open === 'ship'} onClose={() => setOpen(null)} />
			)}
			{delivery && steps.includes('deliver') && (
				<delivery.Deliver number={order.number} isOpen={open === 'deliver'} onClose={() => setOpen(null)} />
			)}
			{steps
				.filter((step) => step !== 'ship' && step !== 'deliver')
				.map((step) => (
					<ConfirmDialog
						key={step}
						question={questionOf(step, order, reasons)}
						of={`order:${order.number}:${step}`}
						isOpen={open === step}
						onClose={() => setOpen(null)}
						onConfirm={(asked) => take(step, order.number, asked)}
					/>
				))}
		</div>
	);
}

const LABELS: Readonly<Record<Step, string>> = {
	giveBack: messages.giveBack,
	accept: messages.accept,
	decline: messages.decline,
	...messages.next,
};
const KINDS: Readonly<Record<Step, 'primary' | 'secondary' | 'quiet' | 'danger'>> = {
	giveBack: 'quiet',
	accept: 'danger',
	decline: 'secondary',
	pack: 'primary',
	ship: 'primary',
	deliver: 'primary',
};

function questionOf(step: Requesting, { state, sums }: ShopOrderView, reasons: DeclineReasons): Question {
	if (step !== 'giveBack') return questions[step];
	const cost = state === 'placed' ? '' : ` ${goodwillText(maxGoodwill(sums))}`;
	return { ...questions.giveBack, text: `${questions.giveBack.text}${cost}`, reasons };
}

function take(step: Requesting, number: string, { reason, text }: Requested): Promise<boolean> {
	if (step === 'giveBack') return declineOrder(number, reason as DeclineOrderInput['reason'], text);
	if (step === 'accept' || step === 'decline') return answerCancel(number, step === 'accept', text);
	return pack(number);
}

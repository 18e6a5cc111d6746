import { useState } from 'react';
import type { GiveBackOrderInput } from '#src/domains/orders/contract.ts';
import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { mostGoodwill } from '#src/domains/orders/rules/goodwill.ts';
import { goodwillText, shopOrderQuestions as questions } from '#src/messages/vi/shop-order-questions.ts';
import { shopOrderWords, shopActWords as words } from '#src/messages/vi/shop-order-screen.ts';
import { answerCancel, confirmShown, giveBack, pack } from '#src/stores/vendor-order.ts';
import { AskDialog, type Asked, type Question } from '../forms/AskDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const loadShip = () => import('./ShipDialog.tsx').then(({ ShipDialog }) => ({ Ship: ShipDialog }));
const loadDeliver = () => import('./DeliverDialog.tsx').then(({ DeliverDialog }) => ({ Deliver: DeliverDialog }));

export type GiveBackReasons = readonly { readonly value: GiveBackOrderInput['reason']; readonly label: string }[];
type Asking = Exclude<keyof typeof questions, 'refuse'>;
type Step = Asking | 'ship' | 'deliver';
type Props = { readonly order: ShopOrderView; readonly reasons: GiveBackReasons };

/** What the shop may do with the order now: confirming takes one tap, everything else asks once. */
export function ShopOrderActions({ order, reasons }: Props) {
	const [open, setOpen] = useState<Step | null>(null);
	const shipping = useLoaded(loadShip, open === 'ship');
	const delivery = useLoaded(loadDeliver, open === 'deliver');
	// Who asks again after a no holds nothing up.
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
			{order.mayConfirm && <Button onClick={() => void confirmShown(order)}>{shopOrderWords.confirm}</Button>}
			{shipping && steps.includes('ship') && (
				<shipping.Ship order={order} isOpen={open === 'ship'} onClose={() => setOpen(null)} />
			)}
			{delivery && steps.includes('deliver') && (
				<delivery.Deliver number={order.number} isOpen={open === 'deliver'} onClose={() => setOpen(null)} />
			)}
			{steps
				.filter((step) => step !== 'ship' && step !== 'deliver')
				.map((step) => (
					<AskDialog
						key={step}
						question={questionOf(step, order, reasons)}
						of={`order:${order.number}:${step}`}
						isOpen={open === step}
						onClose={() => setOpen(null)}
						onYes={(asked) => take(step, order.number, asked)}
					/>
				))}
		</div>
	);
}

const LABELS: Readonly<Record<Step, string>> = {
	giveBack: words.giveBack,
	accept: words.accept,
	decline: words.decline,
	...words.next,
};
const KINDS: Readonly<Record<Step, 'primary' | 'secondary' | 'quiet' | 'danger'>> = {
	giveBack: 'quiet',
	accept: 'danger',
	decline: 'secondary',
	pack: 'primary',
	ship: 'primary',
	deliver: 'primary',
};

function questionOf(step: Asking, { state, sums }: ShopOrderView, reasons: GiveBackReasons): Question {
	if (step !== 'giveBack') return questions[step];
	const cost = state === 'placed' ? '' : ` ${goodwillText(mostGoodwill(sums))}`;
	return { ...questions.giveBack, text: `${questions.giveBack.text}${cost}`, reasons };
}

function take(step: Asking, number: string, { reason, text }: Asked): Promise<boolean> {
	if (step === 'giveBack') return giveBack(number, reason as GiveBackOrderInput['reason'], text);
	if (step === 'accept' || step === 'decline') return answerCancel(number, step === 'accept', text);
	return pack(number);
}

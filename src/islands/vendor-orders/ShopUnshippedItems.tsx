import { useState } from 'react';
import { maxGoodwill } from '#src/domains/order-money/rules/goodwill.ts';
import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { answerUnshipped, cancelUnshippedItems } from '#src/islands/vendor-orders/order-store.ts';
import { cancellationRequestMessages, unshippedCancellation } from '#src/messages/vi/order-screen.ts';
import { unshippedItemsMessages as messages } from '#src/messages/vi/orders.ts';
import {
	goodwillText,
	shopOrderQuestions as questions,
	shopOrderMessages,
} from '#src/messages/vi/vendor/vendor-orders.ts';
import { ConfirmDialog, type Question } from '../forms/ConfirmDialog.tsx';
import { UnshippedItemsDialog } from '../orders/UnshippedItemsDialog.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { namesOf } from '../ui/line-names.ts';
import type { DeclineReasons } from './ShopOrderActions.tsx';

type Props = { readonly order: ShopOrderView; readonly reasons: DeclineReasons };

const REQUESTED = {
	title: messages.dropTitle,
	text: messages.dropText,
	yes: messages.dropYes,
	no: messages.dropNo,
} as const;

export function ShopUnshippedItems({ order, reasons }: Props) {
	const [isOpen, setOpen] = useState(false);
	const names = namesOf(order.lines);
	if (order.mayAnswerRest) return <Request order={order} names={names} />;
	if (!order.mayCancelRest) return null;
	return (
		<div className="order-buttons">
			<Button kind="quiet" onClick={() => setOpen(true)}>
				{messages.drop}
			</Button>
			<UnshippedItemsDialog
				asked={{ ...REQUESTED, text: `${REQUESTED.text} ${goodwillText(maxGoodwill(order.sums))}` }}
				noteLabel={messages.noteToBuyer}
				pieces={order.left.map((unit) => ({ ...unit, name: names.get(unit.lineId) ?? '' }))}
				reasons={reasons}
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				onConfirm={(dropped) => cancelUnshippedItems({ number: order.number, ...dropped })}
			/>
		</div>
	);
}

const noteField: Question['field'] = questions.decline.field;
const QUESTIONS: Readonly<Record<'accept' | 'decline', Question>> = {
	accept: {
		title: messages.accept,
		text: messages.acceptText,
		yes: messages.accept,
		no: messages.later,
		isDangerous: true,
	},
	decline: {
		title: messages.decline,
		text: messages.declineText,
		yes: messages.decline,
		no: messages.later,
		field: noteField,
	},
};

function Request({ order, names }: { readonly order: ShopOrderView; readonly names: ReadonlyMap<string, string> }) {
	const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
	const request = order.partCancels.find(({ state }) => state === 'asked');
	const { by, why } = unshippedCancellation(order.partCancels);
	return (
		<Alert kind="warning" title={messages.wished}>
			{why && <p className="order-note">{shopOrderMessages.requestedWhy(why)}</p>}
			<p>{cancellationRequestMessages.remainderToShop(by)}</p>
			<ul className="parcel-goods">
				{request?.lines.map(({ lineId, quantity }) => (
					<li key={lineId}>{`${names.get(lineId)} ×\u00a0${quantity}`}</li>
				))}
			</ul>
			<div className="order-buttons">
				{(['decline', 'accept'] as const).map((answer) => (
					<Button key={answer} kind="secondary" onClick={() => setOpen(answer)}>
						{messages[answer]}
					</Button>
				))}
			</div>
			{(['decline', 'accept'] as const).map((answer) => (
				<ConfirmDialog
					key={answer}
					question={QUESTIONS[answer]}
					of={`rest:${order.number}:${answer}`}
					isOpen={open === answer}
					onClose={() => setOpen(null)}
					onConfirm={({ text }) => answerUnshipped(order.number, answer === 'accept', text)}
				/>
			))}
		</Alert>
	);
}

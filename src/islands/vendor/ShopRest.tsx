import { useState } from 'react';
import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { mostGoodwill } from '#src/domains/orders/rules/goodwill.ts';
import { cancelWishWords, restWish } from '#src/messages/vi/cancel-wish.ts';
import { restWords as words } from '#src/messages/vi/rest-screen.ts';
import { goodwillText, shopOrderQuestions as questions } from '#src/messages/vi/shop-order-questions.ts';
import { shopOrderWords } from '#src/messages/vi/shop-order-screen.ts';
import { answerRest, cancelRest } from '#src/stores/vendor-order.ts';
import { AskDialog, type Question } from '../forms/AskDialog.tsx';
import { RestDialog } from '../orders/RestDialog.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { namesOf } from '../ui/piece-names.ts';
import type { GiveBackReasons } from './ShopOrderActions.tsx';

type Props = { readonly order: ShopOrderView; readonly reasons: GiveBackReasons };

const ASKED = { title: words.dropTitle, text: words.dropText, yes: words.dropYes, no: words.dropNo } as const;

/** What has not left of a partly sent order: cancelled by the shop, or wished away by the buyer. */
export function ShopRest({ order, reasons }: Props) {
	const [isOpen, setOpen] = useState(false);
	const names = namesOf(order.lines);
	if (order.mayAnswerRest) return <Wish order={order} names={names} />;
	if (!order.mayCancelRest) return null;
	return (
		<div className="order-buttons">
			<Button kind="quiet" onClick={() => setOpen(true)}>
				{words.drop}
			</Button>
			<RestDialog
				asked={{ ...ASKED, text: `${ASKED.text} ${goodwillText(mostGoodwill(order.sums))}` }}
				noteLabel={words.noteToBuyer}
				pieces={order.left.map((piece) => ({ ...piece, name: names.get(piece.lineId) ?? '' }))}
				reasons={reasons}
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				onYes={(dropped) => cancelRest({ number: order.number, ...dropped })}
			/>
		</div>
	);
}

const noteField: Question['field'] = questions.decline.field;
const QUESTIONS: Readonly<Record<'accept' | 'decline', Question>> = {
	accept: {
		...{ title: words.accept, text: words.acceptText, yes: words.accept, no: words.later },
		isDangerous: true,
	},
	decline: { title: words.decline, text: words.declineText, yes: words.decline, no: words.later, field: noteField },
};

function Wish({ order, names }: { readonly order: ShopOrderView; readonly names: ReadonlyMap<string, string> }) {
	const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
	const wish = order.partCancels.find(({ state }) => state === 'asked');
	const { by, why } = restWish(order.partCancels);
	return (
		<Alert kind="warning" title={words.wished}>
			{why && <p className="order-note">{shopOrderWords.askedWhy(why)}</p>}
			<p>{cancelWishWords.restToShop(by)}</p>
			<ul className="parcel-goods">
				{wish?.lines.map(({ lineId, quantity }) => (
					<li key={lineId}>{`${names.get(lineId)} ×\u00a0${quantity}`}</li>
				))}
			</ul>
			<div className="order-buttons">
				{(['decline', 'accept'] as const).map((answer) => (
					<Button key={answer} kind="secondary" onClick={() => setOpen(answer)}>
						{words[answer]}
					</Button>
				))}
			</div>
			{(['decline', 'accept'] as const).map((answer) => (
				<AskDialog
					key={answer}
					question={QUESTIONS[answer]}
					of={`rest:${order.number}:${answer}`}
					isOpen={open === answer}
					onClose={() => setOpen(null)}
					onYes={({ text }) => answerRest(order.number, answer === 'accept', text)}
				/>
			))}
		</Alert>
	);
}

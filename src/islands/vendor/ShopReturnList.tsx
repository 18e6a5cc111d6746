import type { HandleReturnInput, ShopReturnView } from '#src/domains/orders/contract-returns.ts';
import { isFault } from '#src/domains/orders/rules/return-windows.ts';
import { postageAbout } from '#src/messages/vi/postage-facts.ts';
import { shopPostageActWords } from '#src/messages/vi/return-postage.ts';
import { aboutWords, shopReturnActWords, returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { judgePostage } from '#src/stores/postage.ts';
import { handleReturn } from '#src/stores/vendor-returns.ts';
import { PostageFacts } from '../returns/PostageFacts.tsx';
import { ReturnAct, type Said } from '../returns/ReturnAct.tsx';
import { ReturnCard } from '../returns/ReturnCard.tsx';

type Props = { readonly number: string; readonly returns: readonly ShopReturnView[] };

/** Each with what the shop may do next. */
export function ShopReturnList({ number, returns }: Props) {
	return (
		<section className="card card-body order-part" id="tra-hang" aria-labelledby="tra-hang-tieu-de">
			<h2 id="tra-hang-tieu-de">{words.title}</h2>
			{returns.map((of) => (
				<ReturnCard key={of.id} of={of} side="shop" postage={<ShopPostage number={number} of={of} />}>
					{of.mayDo.map(
						(act) =>
							act !== 'review' && (
								<ReturnAct
									key={act}
									act={shopReturnActWords[act]({ ...of, isShopFault: isFault(of.reason) })}
									about={aboutWords(of)}
									of={`return:${of.id}:${act}`}
									onYes={(said) => handleReturn(number, inputOf(of, act, said))}
								/>
							),
					)}
				</ReturnCard>
			))}
		</section>
	);
}

type Of = { readonly number: string; readonly of: ShopReturnView };

/** The receipt of the way back, and what the shop says of it. */
function ShopPostage({ number, of }: Of) {
	const { id, postage, postageActs } = of;
	if (!postage) return null;
	const { amountVnd } = postage;
	return (
		<PostageFacts side="shop" of={of} postage={postage}>
			{postageActs.map((act) => (
				<ReturnAct
					key={act}
					act={shopPostageActWords[act](amountVnd)}
					about={postageAbout(amountVnd)}
					of={`postage:${id}:${act}`}
					onYes={({ note }) => judgePostage(number, { returnId: id, act, note })}
				/>
			))}
		</PostageFacts>
	);
}

const inputOf = (
	{ id, lines, needsGoods, state }: ShopReturnView,
	act: HandleReturnInput['act'],
	{ note, tracking, pictures, isRestocked }: Said,
): HandleReturnInput => ({
	...{ returnId: id, act, note, tracking, pictures: pictures.map((of) => of.id) },
	...(isRestocked && needsGoods && state === 'received'
		? { restock: lines.map(({ lineId, quantity }) => ({ lineId, quantity })) }
		: {}),
});

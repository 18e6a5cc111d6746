import type { HandleReturnInput, ShopReturnView } from '#src/domains/returns/contract/return.ts';
import { isFault } from '#src/domains/returns/rules/return-windows.ts';
import { judgeReturnShipping } from '#src/islands/returns/return-shipping-store.ts';
import { handleReturn } from '#src/islands/vendor-orders/returns-store.ts';
import {
	aboutMessages,
	returnScreenMessages as messages,
	returnShippingAbout,
	shopReturnActionMessages,
	shopReturnShippingActionMessages,
} from '#src/messages/vi/return-screen.ts';
import { ReturnAction, type Said } from '../returns/ReturnAction.tsx';
import { ReturnCard } from '../returns/ReturnCard.tsx';
import { ReturnShippingFacts } from '../returns/ReturnShippingFacts.tsx';

type Props = { readonly number: string; readonly returns: readonly ShopReturnView[] };

export function ShopReturnList({ number, returns }: Props) {
	return (
		<section className="card card-body order-part" id="tra-hang" aria-labelledby="tra-hang-tieu-de">
			<h2 id="tra-hang-tieu-de">{messages.title}</h2>
			{returns.map((of) => (
				<ReturnCard key={of.id} of={of} side="shop" postage={<ShopReturnShipping number={number} of={of} />}>
					{of.mayDo.map(
						(act) =>
							act !== 'review' && (
								<ReturnAction
									key={act}
									act={shopReturnActionMessages[act]({ ...of, isShopFault: isFault(of.reason) })}
									about={aboutMessages(of)}
									of={`return:${of.id}:${act}`}
									onConfirm={(said) => handleReturn(number, inputOf(of, act, said))}
								/>
							),
					)}
				</ReturnCard>
			))}
		</section>
	);
}

type Of = { readonly number: string; readonly of: ShopReturnView };

function ShopReturnShipping({ number, of }: Of) {
	const { id, postage, postageActs } = of;
	if (!postage) return null;
	const { amountVnd } = postage;
	return (
		<ReturnShippingFacts side="shop" of={of} postage={postage}>
			{postageActs.map((act) => (
				<ReturnAction
					key={act}
					act={shopReturnShippingActionMessages[act](amountVnd)}
					about={returnShippingAbout(amountVnd)}
					of={`postage:${id}:${act}`}
					onConfirm={({ note }) => judgeReturnShipping(number, { returnId: id, act, note })}
				/>
			))}
		</ReturnShippingFacts>
	);
}

const inputOf = (
	{ id, lines, needsGoods, state }: ShopReturnView,
	act: HandleReturnInput['act'],
	{ note, tracking, pictures, isRestocked }: Said,
): HandleReturnInput => ({
	returnId: id,
	act,
	note,
	tracking,
	pictures: pictures.map((of) => of.id),
	...(isRestocked && needsGoods && state === 'received'
		? { restock: lines.map(({ lineId, quantity }) => ({ lineId, quantity })) }
		: {}),
});

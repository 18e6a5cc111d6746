import type { HandleReturnInput, ShopReturnView } from '#src/domains/orders/contract-returns.ts';
import { isFault } from '#src/domains/orders/rules/return-windows.ts';
import { aboutWords, shopReturnActWords, returnScreenWords as words } from '#src/messages/vi/return-screen.ts';
import { handleReturn } from '#src/stores/vendor-returns.ts';
import { ReturnAct, type Said } from '../returns/ReturnAct.tsx';
import { ReturnCard } from '../returns/ReturnCard.tsx';

type Props = { readonly number: string; readonly returns: readonly ShopReturnView[] };

/** Each with what the shop may do next. */
export function ShopReturnList({ number, returns }: Props) {
	return (
		<section className="card card-body order-part" id="tra-hang" aria-labelledby="tra-hang-tieu-de">
			<h2 id="tra-hang-tieu-de">{words.title}</h2>
			{returns.map((of) => (
				<ReturnCard key={of.id} of={of} side="shop">
					{of.mayDo.map(
						(act) =>
							act !== 'review' && (
								<ReturnAct
									key={act}
									act={shopReturnActWords[act]({ ...of, isShopFault: isFault(of.reason) })}
									about={aboutWords(of)}
									onYes={(said) => handleReturn(number, inputOf(of, act, said))}
								/>
							),
					)}
				</ReturnCard>
			))}
		</section>
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

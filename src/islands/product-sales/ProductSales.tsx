import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { ProductSales as Sales } from '#src/domains/scheduled-prices/contract.ts';
import { $salesSection } from '#src/islands/product-editor/sales-section-store.ts';
import { $editor } from '#src/islands/product-editor/store.ts';
import { saleScreenMessages as messages } from '#src/messages/vi/vendor/scheduled-prices.ts';
import { EditorPart } from '../product-editor/EditorPart.tsx';
import { Button } from '../ui/Button.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';
import { SaleCard } from './SaleCard.tsx';
import { SaleForm } from './SaleForm.tsx';
import { $productSales, $salesFailure, loadSales } from './store.ts';

function summaryOf(sales: Sales | null): string {
	if (!sales) return '';
	const open = sales.sales.find(({ state }) => state === 'running' || state === 'planned');
	if (open) return messages.window(new Date(open.startsAt), new Date(open.endsAt));
	return sales.sales.length === 0 ? messages.none : messages.noneOpen;
}

/** Planned prices of a stored product; a save of the product reloads them, because its prices limit theirs. */
export function ProductSales() {
	const { view } = useStore($editor);
	const sales = useStore($productSales);
	const failure = useStore($salesFailure);
	// An unknown product is reported by the editor; a draft without variants has nothing to plan.
	const isShown = failure !== 'gone' && sales?.variants.length !== 0;
	const said = summaryOf(sales);
	const mayEdit = useStaffRight('goods.edit');
	const [isOpen, setOpen] = useState(false);
	const load = useCallback(async () => {
		if (view) await loadSales(view.id);
	}, [view]);
	useEffect(() => void load(), [load]);
	useEffect(() => $salesSection.set(isShown ? said : null), [isShown, said]);
	if (!view || !isShown) return null;
	return (
		<EditorPart id="phan-giam-gia" said={said} mark={null} isOpenAtFirst={false}>
			<div className="product-sales">
				<p className="field-hint">{messages.intro}</p>
				{failure && (
					<p role="alert">
						{messages.failed}{' '}
						<button className="link" type="button" onClick={() => void load()}>
							{messages.tryAgain}
						</button>
					</p>
				)}
				{!sales && !failure && <span className="skeleton skeleton-line" aria-busy="true" />}
				{sales && sales.sales.length === 0 && !isOpen && <p>{messages.none}</p>}
				{sales && sales.sales.length > 0 && (
					<ul className="sale-cards">
						{sales.sales.map((sale) => (
							<SaleCard key={sale.id} sale={sale} mayEdit={mayEdit} onChanged={load} />
						))}
					</ul>
				)}
				{sales && mayEdit && !isOpen && (
					<Button kind="secondary" onClick={() => setOpen(true)}>
						{messages.plan}
					</Button>
				)}
				{sales && isOpen && (
					<SaleForm
						productId={view.id}
						sales={sales}
						onClose={() => setOpen(false)}
						onPlanned={async () => {
							setOpen(false);
							await load();
						}}
					/>
				)}
			</div>
		</EditorPart>
	);
}

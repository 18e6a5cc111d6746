import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { ProductSales as Sales } from '#src/domains/scheduled-prices/contract.ts';
import { saleScreenMessages as messages } from '#src/messages/vi/vendor/scheduled-prices.ts';
import { $auth } from '#src/stores/auth.ts';
import { Button } from '../ui/Button.tsx';
import { useStaffRight } from '../vendor/use-staff-right.ts';
import { SaleCard } from './SaleCard.tsx';
import { SaleForm } from './SaleForm.tsx';
import { loadSales } from './store.ts';

/** The editor above asks who is looking; this part shows itself to staff who may see prices. */
export function ProductSales() {
	const { vendorData } = useStore($auth, { ssr: 'initial' });
	const maySee = useStaffRight('sums.see');
	return vendorData && maySee ? <Part /> : null;
}

const idInPath = (): string => location.pathname.split('/').at(-1) ?? '';

function Part() {
	const mayEdit = useStaffRight('goods.edit');
	const [sales, setSales] = useState<Sales | null>(null);
	const [failure, setFailure] = useState<'gone' | 'failed' | null>(null);
	const [isOpen, setOpen] = useState(false);
	const load = useCallback(async () => {
		const answer = await loadSales(idInPath());
		if (answer.ok) setSales(answer.value);
		setFailure(answer.ok ? null : answer.problem.status === 404 ? 'gone' : 'failed');
	}, []);
	useEffect(() => void load(), [load]);
	// An unknown product is told by the editor; a draft without variants has nothing to plan.
	if (failure === 'gone' || sales?.variants.length === 0) return null;
	return (
		<section className="card card-body product-sales" id="giam-gia" aria-labelledby="giam-gia-ten">
			<h2 id="giam-gia-ten">{messages.title}</h2>
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
					productId={idInPath()}
					sales={sales}
					onClose={() => setOpen(false)}
					onPlanned={async () => {
						setOpen(false);
						await load();
					}}
				/>
			)}
		</section>
	);
}

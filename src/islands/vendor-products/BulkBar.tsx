import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { BulkEdit } from '#src/domains/product-editing/contract/bulk.ts';
import { isNarrowed } from '#src/islands/vendor-products/address-store.ts';
import {
	$bulkChosen,
	$bulkRun,
	type BulkRun,
	chooseAll,
	chooseNone,
	closeBulk,
	goOn,
	mayUndo,
	undoBulk,
	undoUntil,
} from '#src/islands/vendor-products/bulk-store.ts';
import { $productCounts, $shopProducts } from '#src/islands/vendor-products/store.ts';
import {
	bulkDoneMessages,
	bulkUndoMessages,
	bulkMessages as messages,
} from '#src/messages/vi/vendor/vendor-products.ts';
import { Button } from '../ui/Button.tsx';
import { ResponsiveText } from '../vendor/ResponsiveText.tsx';
import { BulkDialog } from './BulkDialog.tsx';

const SUBMIT_FOR_REVIEW: BulkEdit = { kind: 'shown', change: 'publish' };
const DELETE: BulkEdit = { kind: 'delete' };
type Requested = BulkEdit | 'any' | null;

export function BulkBar() {
	const chosen = useStore($bulkChosen);
	const run = useStore($bulkRun);
	const [asked, setRequested] = useState<Requested>(null);
	const count = chosen === 'all' ? null : chosen.size;
	const told = run?.isHidden ? null : run;
	const isChoosing = count !== 0 || asked !== null;
	// A finished run makes way for a new selection; a running or interrupted one must be ended first.
	if (told && !(isChoosing && told.phase === 'done')) return <Run run={told} />;
	if (!isChoosing) return null;
	return (
		<div className="bulk-bar bulk-brief card">
			{told && <Last run={told} />}
			<p role="status">
				<ResponsiveText words={count === null ? messages.allChosen : messages.chosen(count)} />
			</p>
			<Choosing count={count} />
			<Actions ask={setRequested} />
			<BulkDialog
				key={String(asked !== null)}
				isOpen={asked !== null}
				named={asked === 'any' ? null : asked}
				onClose={() => setRequested(null)}
			/>
		</div>
	);
}

function Choosing({ count }: { readonly count: number | null }) {
	const { asked: address, items, nextCursor } = useStore($shopProducts);
	const total = useStore($productCounts)?.total ?? 0;
	const mayTakeAll = count !== null && (nextCursor !== null || count < items.length);
	const all = nextCursor && isNarrowed(address) ? messages.allFound : messages.all(nextCursor ? total : items.length);
	return (
		<div className="bulk-choosing">
			{mayTakeAll && (
				<Button kind="quiet" onClick={chooseAll}>
					<ResponsiveText words={all} />
				</Button>
			)}
			<Button kind="quiet" onClick={chooseNone}>
				{messages.none}
			</Button>
		</div>
	);
}

/** Drafts offer their two most frequent actions as buttons. */
function Actions({ ask: request }: { readonly ask: (asked: Requested) => void }) {
	const { state } = useStore($shopProducts).asked;
	const mayEditGoods = useStore($productCounts)?.mayEditGoods ?? false;
	const isDrafts = state === 'draft' && mayEditGoods;
	return (
		<div className={isDrafts ? 'order-buttons bulk-acts' : 'order-buttons'}>
			<Button kind={isDrafts ? 'secondary' : 'primary'} onClick={() => request('any')}>
				<ResponsiveText words={messages.edit} />
			</Button>
			{isDrafts && (
				<>
					<Button kind="secondary" onClick={() => request(DELETE)}>
						{messages.delete}
					</Button>
					<Button onClick={() => request(SUBMIT_FOR_REVIEW)}>{messages.publish}</Button>
				</>
			)}
		</div>
	);
}

/** Hides the undo button when its time runs out, without a reload. */
function useMayUndo(run: BulkRun): boolean {
	const [at, setAt] = useState(() => Date.now());
	const until = undoUntil(run);
	useEffect(() => {
		setAt(Date.now());
		const timer = setTimeout(() => setAt(Date.now()), Math.max(0, until - Date.now()));
		return () => clearTimeout(timer);
	}, [until]);
	return mayUndo(run, at);
}

const doneText = ({ edit, changed, waiting, refused }: BulkRun): string =>
	bulkDoneMessages(edit, changed, waiting, refused);

/** The last run can be undone while the next one is being prepared. */
function Last({ run }: { readonly run: BulkRun }) {
	if (!useMayUndo(run)) return null;
	return (
		<div className="bulk-last">
			<p role="status">{doneText(run)}</p>
			<div className="order-buttons">
				<Button kind="quiet" onClick={closeBulk}>
					{messages.close}
				</Button>
				<Button kind="secondary" onClick={() => void undoBulk()}>
					{messages.undo}
				</Button>
			</div>
		</div>
	);
}

function Run({ run }: { readonly run: BulkRun }) {
	const { phase, products, of } = run;
	const canUndo = useMayUndo(run);
	if (phase === 'running')
		return (
			<div className="bulk-bar card">
				<label className="bulk-progress">
					<span role="status">{messages.running(products, of)}</span>
					<progress max={Math.max(of, 1)} value={products} />
				</label>
			</div>
		);
	const isStopped = phase === 'stopped';
	return (
		<div className="bulk-bar card">
			<div role="status">
				{isStopped && <p>{(run.isUnsure ? messages.unsure : messages.stopped)(products, of)}</p>}
				{(!isStopped || products > 0) && <p>{doneText(run)}</p>}
				{canUndo && <p className="goods-soft">{bulkUndoMessages(run.edit, undoUntil(run))}</p>}
			</div>
			<div className="order-buttons">
				<Button kind="secondary" onClick={closeBulk}>
					{messages.close}
				</Button>
				{canUndo && (
					<Button
						kind={isStopped ? 'secondary' : 'primary'}
						isBusy={phase === 'undoing'}
						onClick={() => void undoBulk()}
					>
						{messages.undo}
					</Button>
				)}
				{isStopped && <Button onClick={() => void goOn()}>{messages.goOn}</Button>}
			</div>
		</div>
	);
}

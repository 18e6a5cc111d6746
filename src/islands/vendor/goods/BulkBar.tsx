import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { bulkWords as words } from '#src/messages/vi/goods-bulk.ts';
import { isNarrowed } from '#src/stores/goods-address.ts';
import { $goodsCounts, $shopGoods } from '#src/stores/vendor-goods.ts';
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
} from '#src/stores/vendor-goods-bulk.ts';
import { Button } from '../../ui/Button.tsx';
import { Brief } from '../Brief.tsx';
import { BulkDialog } from './BulkDialog.tsx';

/** What is chosen, and what was done to it last; stands where the thumb is. */
export function BulkBar() {
	const chosen = useStore($bulkChosen);
	const run = useStore($bulkRun);
	const { asked: address, items, nextCursor } = useStore($shopGoods);
	const total = useStore($goodsCounts)?.total ?? 0;
	const [isOpen, setOpen] = useState(false);
	const count = chosen === 'all' ? null : chosen.size;
	const told = run?.isHidden ? null : run;
	const isChoosing = count !== 0 || isOpen;
	// What is done stands in nobody's way; what runs, or has stopped, is ended first.
	if (told && !(isChoosing && told.phase === 'done')) return <Run run={told} />;
	if (!isChoosing) return null;
	const mayTakeAll = count !== null && (nextCursor !== null || count < items.length);
	return (
		<div className="bulk-bar bulk-brief card">
			{told && <Last run={told} />}
			<p role="status">
				<Brief words={count === null ? words.allChosen : words.chosen(count)} />
			</p>
			<div className="order-buttons">
				{mayTakeAll && (
					<Button kind="quiet" onClick={chooseAll}>
						<Brief
							words={nextCursor && isNarrowed(address) ? words.allFound : words.all(nextCursor ? total : items.length)}
						/>
					</Button>
				)}
				<Button kind="secondary" onClick={chooseNone}>
					{words.none}
				</Button>
				<Button onClick={() => setOpen(true)}>
					<Brief words={words.edit} />
				</Button>
			</div>
			<BulkDialog key={String(isOpen)} isOpen={isOpen} onClose={() => setOpen(false)} />
		</div>
	);
}

/** The offer ends with its time, also while somebody looks at it. */
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

const doneWords = (run: BulkRun): string =>
	run.edit.kind === 'delete'
		? words.doneDeleting(run.changed, run.refused)
		: words.done(run.changed, run.waiting, run.refused);

/** What was done last can be taken back while the next is being chosen. */
function Last({ run }: { readonly run: BulkRun }) {
	if (!useMayUndo(run)) return null;
	return (
		<div className="bulk-last">
			<p role="status">{doneWords(run)}</p>
			<div className="order-buttons">
				<Button kind="quiet" onClick={closeBulk}>
					{words.close}
				</Button>
				<Button kind="secondary" onClick={() => void undoBulk()}>
					{words.undo}
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
					<span role="status">{words.running(products, of)}</span>
					<progress max={Math.max(of, 1)} value={products} />
				</label>
			</div>
		);
	const isStopped = phase === 'stopped';
	const isDeletion = run.edit.kind === 'delete';
	return (
		<div className="bulk-bar card">
			<div role="status">
				{isStopped && <p>{(run.isUnsure ? words.unsure : words.stopped)(products, of)}</p>}
				{(!isStopped || products > 0) && <p>{doneWords(run)}</p>}
				{canUndo && (
					<p className="goods-soft">{(isDeletion ? words.undoDeleteText : words.undoText)(undoUntil(run))}</p>
				)}
			</div>
			<div className="order-buttons">
				<Button kind="secondary" onClick={closeBulk}>
					{words.close}
				</Button>
				{canUndo && (
					<Button
						kind={isStopped ? 'secondary' : 'primary'}
						isBusy={phase === 'undoing'}
						onClick={() => void undoBulk()}
					>
						{words.undo}
					</Button>
				)}
				{isStopped && <Button onClick={() => void goOn()}>{words.goOn}</Button>}
			</div>
		</div>
	);
}

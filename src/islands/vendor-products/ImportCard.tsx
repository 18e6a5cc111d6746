import { useState } from 'react';
import type { FetchedPictures, ProductImport } from '#src/domains/product-import/contract.ts';
import { cancelImport, confirmImport, problemsAddress } from '#src/islands/vendor-products/imports-store.ts';
import { productFileMessages as messages } from '#src/messages/vi/vendor/product-imports.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Button } from '../ui/Button.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';

export function ImportCard({ one }: { readonly one: ProductImport }) {
	const { id, state, lines, handled, bad, badParts, firstBad, added, changed, createdAt, finishedAt } = one;
	const [busy, setBusy] = useState<'apply' | 'cancel' | null>(null);
	const decide = async (act: 'apply' | 'cancel') => {
		setBusy(act);
		await (act === 'apply' ? confirmImport(id) : cancelImport(id));
		setBusy(null);
	};
	const isNews = added + changed > 0;
	const isChecked = state === 'checked' || state === 'done';
	return (
		<article className="card import-card">
			<h3 className="import-state">{messages.states[state]}</h3>
			<p className="import-time">
				<time dateTime={createdAt}>{formatDateTime(new Date(createdAt))}</time>
			</p>
			<ul className="import-facts">
				{countsOf(one).map((said) => (
					<li key={said}>{said}</li>
				))}
			</ul>
			{isChecked && firstBad.length > 0 && (
				<div className="import-wrong">
					<ul>
						{firstBad.map(({ line, problems }) => (
							<li key={line}>{messages.badLine(line, problems)}</li>
						))}
					</ul>
					{bad > firstBad.length && <p>{messages.badMore(bad - firstBad.length)}</p>}
				</div>
			)}
			{(state === 'checking' || state === 'applying') && (
				<p className="import-progress">
					<progress aria-label={messages.states[state]} max={lines} value={handled} />
					<span>{messages.progress(handled, lines)}</span>
				</p>
			)}
			{one.mapping && <ColumnMapping importId={id} mapping={one.mapping} />}
			{one.pictures && <ImportedPictures pictures={one.pictures} />}
			{state === 'done' && added > 0 && <p>{messages.drafts}</p>}
			{state === 'checked' && !isNews && bad < lines && <p>{messages.nothingNew}</p>}
			<div className="import-acts">
				{state === 'checked' && isNews && (
					<Button isBusy={busy === 'apply'} onClick={() => void decide('apply')}>
						{messages.confirm(lines - bad)}
					</Button>
				)}
				{isChecked &&
					bad > 0 &&
					Array.from({ length: badParts }, (_, at) => at + 1).map((part) => (
						<a className="btn btn-secondary" href={problemsAddress(id, part)} key={part} download>
							{messages.problems(part, badParts)}
						</a>
					))}
				{finishedAt === null && (
					<Button kind="quiet" isBusy={busy === 'cancel'} onClick={() => void decide('cancel')}>
						{messages.stop}
					</Button>
				)}
			</div>
		</article>
	);
}

function ImportedPictures({ pictures }: { readonly pictures: FetchedPictures }) {
	const { waiting, done, failedCount, failed } = pictures;
	return (
		<div className="import-wrong">
			<p role="status">{messages.pictures(waiting, done, failedCount)}</p>
			{failed.length > 0 && (
				<ul>
					{failed.map(({ productId, productName, address, reason }) => (
						<li key={`${productId} ${address}`}>
							<a href={url.vendorProducts(productId)}>{productName}</a>: {messages.pictureFailures[reason]} ({address})
						</li>
					))}
				</ul>
			)}
			{failedCount > failed.length && <p>{messages.pictureMore(failedCount - failed.length)}</p>}
		</div>
	);
}

function countsOf({ state, lines, bad, added, changed, waiting }: ProductImport): readonly string[] {
	if (state === 'done') return [messages.lines(lines), messages.bad(bad), ...messages.came(added, changed, waiting)];
	if (state !== 'checked') return [messages.lines(lines)];
	return [
		messages.lines(lines),
		messages.bad(bad),
		...messages.would(added, changed, waiting, lines - bad - added - changed),
	];
}

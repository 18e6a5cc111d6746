import { useStore } from '@nanostores/react';
import type { ProductChangeView } from '#src/domains/catalog/contract-editor.ts';
import { BARRED_REASON } from '#src/domains/catalog/contract-goods.ts';
import { catalogStateWords } from '#src/messages/vi/catalog.ts';
import { editorPartWords as partWords } from '#src/messages/vi/editor-parts.ts';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { productStateTones } from '#src/messages/vi/goods-screen.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { $editor, $editorAsked, changeShown } from '#src/stores/vendor-editor.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** Where it stands, what can be done about it, and what was asked of people. */
export function EditorState() {
	const { view } = useStore($editor);
	const state = view?.state ?? 'draft';
	const waiting = view?.changes.find(({ decision }) => decision === null);
	const mayStop = state === 'published' || state === 'hidden';
	return (
		<section className="card card-body editor-state" aria-labelledby="phan-tinh-trang">
			<div className="order-head">
				<h2 id="phan-tinh-trang">{words.state}</h2>
				<span className={`badge badge-${productStateTones[state]}`}>{catalogStateWords[state]}</span>
			</div>
			{view && state === 'pending' && (
				<p>{words.pendingText(view.checkBy && formatDateTime(new Date(view.checkBy)))}</p>
			)}
			{state === 'changes_requested' && <p>{words.mendText}</p>}
			{view?.stateReason && <p className="goods-reason">{words.because(view.stateReason)}</p>}
			{waiting && (
				<Alert kind="warning" title={words.waitsTitle(waiting.kind)}>
					<p>{words.waitsText}</p>
				</Alert>
			)}
			<div className="editor-row editor-state-acts">
				{state === 'published' && (
					<Button kind="secondary" onClick={() => void changeShown('hide')}>
						{words.hide}
					</Button>
				)}
				{state === 'hidden' && view?.stateReason !== BARRED_REASON && (
					<Button onClick={() => void changeShown('show')}>{words.show}</Button>
				)}
				{view && state === 'published' && (
					<a className="btn btn-secondary" href={url.product(view.slug)}>
						{words.see}
					</a>
				)}
			</div>
			<details className="editor-fold">
				<summary className="editor-fold-head">
					<span>{partWords.more}</span>
				</summary>
				<div className="editor-row">
					{view && (
						<a className="btn btn-quiet" href={`${url.vendorProducts('new')}?from=${view.id}`}>
							{words.duplicate}
						</a>
					)}
					{view && state === 'draft' && (
						<Button kind="quiet" onClick={() => $editorAsked.set('delete')}>
							{words.deleteDraft}
						</Button>
					)}
					{mayStop && (
						<Button kind="quiet" onClick={() => $editorAsked.set('discontinue')}>
							{words.discontinue}
						</Button>
					)}
				</div>
			</details>
			{view && view.changes.length > 0 && <Changes changes={view.changes} />}
		</section>
	);
}

function Changes({ changes }: { readonly changes: readonly ProductChangeView[] }) {
	return (
		<details className="goods-narrow" open={changes.some(({ decision }) => decision === null)}>
			<summary>{words.changes}</summary>
			<ul className="editor-changes">
				{changes.map(({ kind, before, after, pictures, askedAt, decision, reason }) => (
					<li key={askedAt + after}>
						{pictures ? (
							<ChangedPictures {...pictures} />
						) : (
							<p>
								{words.changeKinds[kind]}: {before} → <strong>{after}</strong>
							</p>
						)}
						<p className="goods-soft">
							{decision ? words.decisions[decision] : words.waiting} · {formatDateTime(new Date(askedAt))}
						</p>
						{reason && <p className="goods-soft">{reason === 'withdrawn' ? words.withdrawn : words.because(reason)}</p>}
					</li>
				))}
			</ul>
		</details>
	);
}

function ChangedPictures({ before, after }: NonNullable<ProductChangeView['pictures']>) {
	const row = (label: string, hashes: readonly string[]) => (
		<>
			<p className="goods-soft">{label}</p>
			<ul className="changed-pictures">
				{hashes.map((hash, at) => {
					const isNew = !before.includes(hash);
					return (
						<li key={hash}>
							<img
								className={isNew ? 'picture-new' : undefined}
								src={url.picture({ hash, width: 320, format: 'webp' })}
								width={72}
								height={72}
								alt={words.picture(at + 1)}
								loading="lazy"
							/>
							{isNew && <span className="badge badge-info">{words.newPicture}</span>}
						</li>
					);
				})}
			</ul>
		</>
	);
	return (
		<>
			<p>{words.changeKinds.pictures}</p>
			{row(words.picturesBefore, before)}
			{row(words.picturesAfter, after)}
		</>
	);
}

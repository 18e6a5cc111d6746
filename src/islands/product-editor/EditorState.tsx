import { useStore } from '@nanostores/react';
import { BARRED_REASON } from '#src/domains/compliance/contract/licence.ts';
import type { ProductChangeView } from '#src/domains/product-editing/contract/editor.ts';
import { $editor, $editorRequested, changeShown } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages, editorPartMessages as partText } from '#src/messages/vi/vendor/product-editor.ts';
import { catalogStateMessages, productStateTones } from '#src/messages/vi/vendor/vendor-products.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Alert } from '../ui/Alert.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';

export function EditorState() {
	const { view } = useStore($editor);
	const state = view?.state ?? 'draft';
	const waiting = view?.changes.find(({ decision }) => decision === null);
	const mayStop = state === 'published' || state === 'hidden';
	return (
		<section className="card card-body editor-state" aria-labelledby="phan-tinh-trang">
			<div className="order-head">
				<h2 id="phan-tinh-trang">{messages.state}</h2>
				<Badge tone={productStateTones[state]}>{catalogStateMessages[state]}</Badge>
			</div>
			{view && state === 'pending' && (
				<p>{messages.pendingText(view.checkBy && formatDateTime(new Date(view.checkBy)))}</p>
			)}
			{state === 'changes_requested' && <p>{messages.mendText}</p>}
			{view?.stateReason && <p className="goods-reason">{messages.because(view.stateReason)}</p>}
			{waiting && (
				<Alert kind="warning" title={messages.waitsTitle(waiting.kind)}>
					<p>{messages.waitsText}</p>
				</Alert>
			)}
			<div className="editor-row editor-state-acts">
				{state === 'published' && (
					<Button kind="secondary" onClick={() => void changeShown('hide')}>
						{messages.hide}
					</Button>
				)}
				{state === 'hidden' && view?.stateReason !== BARRED_REASON && (
					<Button onClick={() => void changeShown('show')}>{messages.show}</Button>
				)}
				{view && state === 'published' && (
					<a className="btn btn-secondary" href={url.product(view.slug)}>
						{messages.see}
					</a>
				)}
			</div>
			<details className="editor-fold">
				<summary className="editor-fold-head">
					<span>{partText.more}</span>
				</summary>
				<div className="editor-row">
					{view && (
						<a className="btn btn-quiet" href={`${url.vendorProducts('new')}?from=${view.id}`}>
							{messages.duplicate}
						</a>
					)}
					{view && state === 'draft' && (
						<Button kind="quiet" onClick={() => $editorRequested.set('delete')}>
							{messages.deleteDraft}
						</Button>
					)}
					{mayStop && (
						<Button kind="quiet" onClick={() => $editorRequested.set('discontinue')}>
							{messages.discontinue}
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
			<summary>{messages.changes}</summary>
			<ul className="editor-changes">
				{changes.map(({ kind, before, after, pictures, askedAt, decision, reason }) => (
					<li key={askedAt + after}>
						{pictures ? (
							<ChangedPictures {...pictures} />
						) : (
							<p>
								{messages.changeKinds[kind]}: {before} → <strong>{after}</strong>
							</p>
						)}
						<p className="goods-soft">
							{decision ? messages.decisions[decision] : messages.waiting} · {formatDateTime(new Date(askedAt))}
						</p>
						{reason && (
							<p className="goods-soft">{reason === 'withdrawn' ? messages.withdrawn : messages.because(reason)}</p>
						)}
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
								alt={messages.picture(at + 1)}
								loading="lazy"
							/>
							{isNew && <Badge tone="secondary">{messages.newPicture}</Badge>}
						</li>
					);
				})}
			</ul>
		</>
	);
	return (
		<>
			<p>{messages.changeKinds.pictures}</p>
			{row(messages.picturesBefore, before)}
			{row(messages.picturesAfter, after)}
		</>
	);
}

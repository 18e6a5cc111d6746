import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { NewDraft } from '#src/domains/product-editing/contract/editor.ts';
import { $newDrafts, dropNewDraft, readNewDrafts } from '#src/islands/product-editor/drafts/new-drafts-store.ts';
import { $editor } from '#src/islands/product-editor/store.ts';
import { newDraftMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinePicture } from '../../ui/LinePicture.tsx';

/** Drafts of other new products, which are stored separately. */
export function NewDrafts() {
	const { draftId } = useStore($editor);
	const drafts = (useStore($newDrafts) ?? []).filter(({ id }) => id !== draftId);
	const [isOpenAtFirst] = useState(draftId === null);
	const [asked, setRequested] = useState<NewDraft | null>(null);
	useEffect(() => void readNewDrafts(), []);
	if (drafts.length === 0) return null;
	return (
		<details className="card new-drafts editor-fold" open={isOpenAtFirst}>
			<summary className="editor-fold-head">
				<span>{messages.title(drafts.length)}</span>
			</summary>
			<ul>
				{drafts.map((draft) => (
					<li key={draft.id}>
						<LinePicture hash={draft.pictureHash} />
						<div className="new-draft-facts">
							<p className="goods-name">{draft.name || messages.unnamed}</p>
							<p className="goods-soft">{messages.savedAt(formatDateTime(new Date(draft.savedAt)))}</p>
						</div>
						<div className="new-draft-acts">
							<a className="btn btn-secondary" href={`${url.vendorProducts('new')}?draft=${draft.id}`}>
								{messages.goOn}
								<span className="sr-only"> {draft.name || messages.unnamed}</span>
							</a>
							<Button kind="quiet" onClick={() => setRequested(draft)}>
								{messages.drop}
								<span className="sr-only"> {draft.name || messages.unnamed}</span>
							</Button>
						</div>
					</li>
				))}
			</ul>
			<p className="field-hint">{messages.text}</p>
			<ConfirmDialog
				question={{
					title: messages.dropTitle,
					text: messages.dropText(asked?.name || messages.unnamed),
					yes: messages.drop,
					no: messages.keep,
					isDangerous: true,
				}}
				isOpen={asked !== null}
				onClose={() => setRequested(null)}
				onConfirm={async () => {
					if (asked) await dropNewDraft(asked.id);
					return true;
				}}
			/>
		</details>
	);
}

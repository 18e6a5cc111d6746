import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $licence } from '#src/islands/product-editor/licences/chosen-licence-store.ts';
import { licenceMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

const loadForm = () => import('./LicenceForm.tsx').then(({ LicenceForm }) => ({ Form: LicenceForm }));

export function LicenceNote({ categoryId, mayRequest }: { readonly categoryId: string; readonly mayRequest: boolean }) {
	const { categoryId: of, asked } = useStore($licence);
	const [isChanging, setChanging] = useState(false);
	const shown = of === categoryId ? asked : null;
	const isMissing = shown !== null && (shown.isOver || shown.state === null || shown.state === 'rejected');
	const isAgain = shown !== null && !isMissing && (shown.state === 'asked' || shown.isEnding);
	const isOpen = mayRequest && (isMissing || (isChanging && isAgain));
	const loaded = useLoaded(loadForm, isOpen);
	return (
		<div className="licence-note" aria-live="polite">
			{shown && (
				<>
					<p className="field-label">{messages.title}</p>
					<p className={isMissing ? 'licence-missing' : undefined}>{messages.state(shown)}</p>
					{mayRequest && isAgain && !isChanging && (
						<Button kind="secondary" onClick={() => setChanging(true)}>
							{shown.state === 'asked' ? messages.sendAgain : messages.sendNew}
						</Button>
					)}
					{isOpen && loaded && <loaded.Form key={categoryId} categoryId={categoryId} />}
				</>
			)}
		</div>
	);
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { licenceWords as words } from '#src/messages/vi/licence-screen.ts';
import { $licence } from '#src/stores/chosen-licence.ts';
import { Button } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

const loadForm = () => import('./LicenceForm.tsx').then(({ LicenceForm }) => ({ Form: LicenceForm }));

/** What the chosen category asks for before anything is sold there, and how far the shop is with it. */
export function LicenceNote({ categoryId, mayAsk }: { readonly categoryId: string; readonly mayAsk: boolean }) {
	const { categoryId: of, asked } = useStore($licence);
	const [isChanging, setChanging] = useState(false);
	const shown = of === categoryId ? asked : null;
	const isMissing = shown !== null && (shown.isOver || shown.state === null || shown.state === 'rejected');
	const isAnew = shown !== null && !isMissing && (shown.state === 'asked' || shown.isEnding);
	const isOpen = mayAsk && (isMissing || (isChanging && isAnew));
	const loaded = useLoaded(loadForm, isOpen);
	return (
		<div className="licence-note" aria-live="polite">
			{shown && (
				<>
					<p className="field-label">{words.title}</p>
					<p className={isMissing ? 'licence-missing' : undefined}>{words.state(shown)}</p>
					{mayAsk && isAnew && !isChanging && (
						<Button kind="secondary" onClick={() => setChanging(true)}>
							{shown.state === 'asked' ? words.sendAgain : words.sendNew}
						</Button>
					)}
					{isOpen && loaded && <loaded.Form key={categoryId} categoryId={categoryId} />}
				</>
			)}
		</div>
	);
}

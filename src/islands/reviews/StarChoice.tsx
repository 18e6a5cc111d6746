import star from 'icon:star';
import { useId } from 'react';
import { reviewFormMessages as messages } from '#src/messages/vi/reviews.ts';
import { STARS_SHOWN } from '#src/shared/rating.ts';
import { Icon } from '../ui/Icon.tsx';

type Props = { readonly stars: number; readonly error: string | undefined; readonly onChange: (stars: number) => void };

export function StarChoice({ stars, error, onChange }: Props) {
	const id = useId();
	return (
		<fieldset className="field star-choice" aria-describedby={error ? `${id}-error` : undefined}>
			<legend className="field-label">{messages.stars}</legend>
			<div className="star-choice-row">
				{STARS_SHOWN.map((count) => (
					<label key={count} className={count <= stars ? 'star-pick star-pick-full' : 'star-pick'}>
						<input
							className="sr-only"
							type="radio"
							name={id}
							value={count}
							checked={count === stars}
							data-wrong={error && count === STARS_SHOWN[0] ? true : undefined}
							onChange={() => onChange(count)}
						/>
						<Icon shapes={star} size={32} />
						<span className="sr-only">{messages.starLabel(count)}</span>
					</label>
				))}
				<span aria-hidden="true">{messages.starOf(stars)}</span>
			</div>
			<div aria-live="polite">
				{error && (
					<p className="field-error" id={`${id}-error`}>
						{error}
					</p>
				)}
			</div>
		</fieldset>
	);
}

import { createElement } from 'react';
import type { IconShapes } from '#src/shared/pictures/icon-shapes.ts';

type Props = {
	readonly shapes: IconShapes;
	readonly size?: number;
	readonly label?: string;
	readonly className?: string;
};

/** Decorative; a button with an icon only needs an `aria-label`. */
export function Icon({ shapes, size = 20, className }: Props) {
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			{shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
		</svg>
	);
}

import { weekdayText } from '#src/messages/instant-text.ts';

/** The words beside each date field follow what is chosen. */
export function watchChosenDays(): void {
	for (const words of document.querySelectorAll<HTMLElement>('[data-day-of]')) {
		const field = words.closest('label')?.querySelector('input');
		field?.addEventListener('input', () => {
			words.textContent = field.value ? weekdayText(field.value) : '';
		});
	}
}

import { ChevronRight } from 'lucide-react';

/** The mark of a row that leads on. */
export const Onward = () => <ChevronRight aria-hidden="true" />;

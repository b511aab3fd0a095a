import '@/ui/dialog/Dialog';
import '@/ui/sheet/Sheet';

// Dialog and sheet with what they stand on, one chunk for all overlays.

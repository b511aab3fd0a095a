import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';

/**
 * Around the rows of a window. While somebody scrolls, the library takes the pointer from all of them: whatever stands in
 * them would get its style anew and be painted again, twice a swipe.
 */
export const RowsBox = ({ style, ref, children }: CustomContainerComponentProps) => (
  <div ref={ref} style={{ ...style, pointerEvents: undefined }}>
    {children}
  </div>
);

/** Around one row. Not yet measured, it is hidden by what its children do not inherit: they would be styled twice. */
export const RowBox = ({ style: { visibility, ...style }, ref, children }: CustomItemComponentProps) => (
  <div ref={ref} style={visibility === 'hidden' ? { ...style, opacity: 0 } : style}>
    {children}
  </div>
);

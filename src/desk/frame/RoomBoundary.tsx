import { Component, type ReactNode } from 'react';
import { Button } from '@/desk/kit/button/Button';
import { Room } from '@/desk/kit/room/Room';
import { Face, FaceActs } from '@/desk/kit/states/states.styles';
import { page } from '@/desk/world/page';
import { kitText } from '@/text/desk/kit';

const isMissingCode = (fault: unknown): boolean => fault instanceof Error && fault.name === 'ChunkLoadError';

/** A room that breaks, or whose code a newer build has taken away, leaves the navigation standing. */
export class RoomBoundary extends Component<{ title: string; children: ReactNode }, { fault: unknown }> {
  override state = { fault: undefined as unknown };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const isMissing = isMissingCode(fault);
    return (
      <Room title={this.props.title}>
        <Face role="alert">
          <h2>{isMissing ? kitText.newVersion : kitText.broken}</h2>
          <p>{isMissing ? kitText.newVersionMore : kitText.brokenMore}</p>
          {!isMissing && (
            <p data-small="">
              <code>{String(fault)}</code>
            </p>
          )}
          <FaceActs>
            <Button look="main" onClick={page.reload}>
              {kitText.reload}
            </Button>
          </FaceActs>
        </Face>
      </Room>
    );
  }
}

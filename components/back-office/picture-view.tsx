"use client";

import { useEffect, useState } from "react";

/** A photo, turned by quarters. @param width CSS pixels that it takes */
export function PictureView({
  paper,
  name,
  width,
  turns,
  onShown,
  onFailed,
}: {
  paper: Blob;
  name: string;
  width: number;
  turns: number;
  onShown: () => void;
  onFailed: () => void;
}) {
  const [source, setSource] = useState<string>();
  const [size, setSize] = useState({ across: 1, down: 1 });
  useEffect(() => {
    const address = URL.createObjectURL(paper);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address lives as long as the picture is shown
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [paper]);
  const isOnItsSide = turns % 2 === 1;
  const height = isOnItsSide ? (width * size.across) / size.down : (width * size.down) / size.across;
  return (
    <div className="relative mx-auto overflow-hidden bg-blank" style={{ width, height }}>
      {source && (
        <picture className="contents">
          <img
            src={source}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              setSize({ across: naturalWidth, down: naturalHeight });
              onShown();
            }}
            onError={onFailed}
            className="absolute top-1/2 left-1/2 max-w-none"
            style={{
              width: isOnItsSide ? height : width,
              height: isOnItsSide ? width : height,
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </picture>
      )}
    </div>
  );
}

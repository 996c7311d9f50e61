import { Check } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { plural } from "@/lib/messages/text";
import type { Place } from "./use-pin-suggestions";

/** Under the city: the districts of a PIN code that covers several, each filled in by one tap. */
export function PinPlaces({
  places,
  city,
  state,
  onChoose,
}: {
  places: readonly Place[];
  city: unknown;
  state: unknown;
  onChoose: (place: Place) => void;
}) {
  const id = useId();
  const states = new Set(places.map((place) => place.state)).size;
  return (
    <>
      {/* Always there, so that what appears in it is read out. */}
      <div id={id} role="status">
        {places.length > 0 && (
          <p className="field-hint mt-2">
            {plural("wizard.pinPlaces", places.length, {
              one: "This pin code covers 1 district. Choose yours, or type your city.",
              other: "This pin code covers {{count}} districts. Choose yours, or type your city.",
            })}
          </p>
        )}
      </div>
      {places.length > 0 && (
        <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
          {places.map((place) => {
            const chosen = place.city === city && place.state === state;
            return (
              <Button
                key={`${place.city}, ${place.state}`}
                variant={chosen ? "outline" : "quiet"}
                size="sm"
                aria-pressed={chosen}
                onClick={() => onChoose(place)}
              >
                {chosen && <Check aria-hidden size={18} strokeWidth={3} />}
                <span>{`${place.city}${states > 1 ? `, ${place.state}` : ""}`}</span>
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}
